import { Button, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';

export interface NoUsersFoundProps {
  query: string;
  onClear: () => void;
}

export function NoUsersFound({ query, onClear }: NoUsersFoundProps): ReactElement {
  return (
    <EmptyState
      align="center"
      glyph={<Glyph domain="neutral" icon="user" />}
      title={`No one matches “${query}”`}
      actions={<Button onClick={onClear}>Show everyone</Button>}
    >
      Search by part of a name or email.
    </EmptyState>
  );
}
