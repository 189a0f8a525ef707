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
      title={`Nobody matches “${query}”`}
      actions={<Button onClick={onClear}>Show everybody</Button>}
    >
      People are found by a part of their name or of their e-mail.
    </EmptyState>
  );
}
