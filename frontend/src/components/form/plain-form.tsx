import { Stack } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';

/** Fields one under the other, sent by Enter or by their button without leaving the page. */
export function PlainForm({
  onSend,
  children,
}: {
  onSend: () => unknown;
  children: ReactNode;
}): ReactElement {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack spacing={2}>{children}</Stack>
    </form>
  );
}
