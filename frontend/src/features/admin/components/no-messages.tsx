import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';

export function NoMessages(): ReactElement {
  return (
    <Card>
      <EmptyState
        align="center"
        glyph={<Glyph domain="neutral" icon="ask" />}
        title="No messages yet"
        actions={<Button href={paths.contact}>Open the contact page</Button>}
      >
        What visitors write on the contact page is shown here, and to administrators alone.
      </EmptyState>
    </Card>
  );
}
