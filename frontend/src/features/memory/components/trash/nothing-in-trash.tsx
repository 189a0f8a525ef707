import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../../lib/paths';

export function NothingInTrash(): ReactElement {
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="neutral" icon="trash" />}
        title="The trash is empty"
        actions={
          <Button size="sm" href={paths.memory}>
            Back to memory
          </Button>
        }
      >
        Forgotten memories come here first, so you can restore them.
      </EmptyState>
    </Card>
  );
}
