import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Card } from '../../components/card/card';
import { Glyph } from '../../components/glyph/glyph';
import { EmptyState } from './empty-state';

export function InACard(): ReactElement {
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="mood" />}
        title="No check-ins yet"
        actions={<Button size="sm">Check in now</Button>}
      >
        One word a day is enough to see a pattern in about three weeks.
      </EmptyState>
    </Card>
  );
}

export function AllThereIs(): ReactElement {
  return (
    <EmptyState
      align="center"
      glyph={<Glyph domain="neutral" icon="memory" />}
      title="Pick a memory to read it"
    >
      The list stays where it is.
    </EmptyState>
  );
}
