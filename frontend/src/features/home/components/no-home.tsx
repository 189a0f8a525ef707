import { Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { TrySampleHome } from './try-sample-home';

/** Before there is anything to switch. */
export function NoHome(): ReactElement {
  return (
    <Card>
      <EmptyState
        align="center"
        glyph={<Glyph domain="home" />}
        title="No devices yet"
        actions={<TrySampleHome />}
      >
        The sample home has 20 simulated devices that behave like real ones. Switch them here, or say it in
        Ask: nothing outside Twyn is switched. You can’t connect your own devices yet.
      </EmptyState>
    </Card>
  );
}
