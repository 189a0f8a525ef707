import { Button, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useRestoreMemoryMutation } from '../../../../shared/memory/api/trash.api';

/** An address that leads nowhere now: the memory was forgotten, or there never was one. */
export function ForgottenMemory({ id }: { id: string }): ReactElement {
  const [restoreMemory, { isLoading }] = useRestoreMemoryMutation();
  return (
    <EmptyState
      glyph={<Glyph domain="memory" />}
      title="Memory not found"
      actions={
        <Button size="sm" loading={isLoading} onClick={() => void restoreMemory({ id })}>
          Bring it back
        </Button>
      }
    >
      If you forgot it less than 30 days ago, it can still be brought back.
    </EmptyState>
  );
}
