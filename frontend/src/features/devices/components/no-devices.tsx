import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** What would stand here, and why it is worth having. */
export function NoDevices({ onAdd }: { onAdd: () => void }): ReactElement {
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="home" icon="plug" />}
        title="No devices yet"
        actions={<Button onClick={onAdd}>Add device</Button>}
      >
        A sensor, a scale, a watch or a script can send readings here by itself. You see what each one sends
        and decide what is kept.
      </EmptyState>
    </Card>
  );
}
