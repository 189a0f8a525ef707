import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Glyph } from '../../components/glyph/glyph';
import { ConfirmCard } from './confirm-card';

export function Devices(): ReactElement {
  return (
    <ConfirmCard
      glyph={<Glyph domain="home" />}
      title="Cool the bedroom tonight"
      changes={[
        { id: 'heating', name: 'Bedroom heating', now: '21 °C', then: '18 °C' },
        { id: 'light', name: 'Ceiling light', now: '80%', then: '20%' },
      ]}
      more={2}
      actions={
        <>
          <Button size="sm" tone="primary">
            Cool the bedroom
          </Button>
          <Button size="sm" tone="quiet">
            Not now
          </Button>
        </>
      }
    />
  );
}

export function Memories(): ReactElement {
  return (
    <ConfirmCard
      glyph={<Glyph domain="memory" />}
      title="Forget this memory"
      valuesAt="below"
      changes={[
        { id: 'm1', name: '“My locker is number 58.”', now: 'Kept', then: 'In the trash for 30 days' },
      ]}
      actions={<Button size="sm">Forget this memory</Button>}
    />
  );
}
