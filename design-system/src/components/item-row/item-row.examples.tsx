import type { ReactElement } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Glyph } from '../glyph/glyph';
import { Row } from '../layout/row';
import { ItemRow } from './item-row';

export function Devices(): ReactElement {
  return (
    <Card padding="none">
      <ItemRow
        glyph={<Glyph domain="neutral" icon="laptop" />}
        title="Firefox on Linux"
        badge={<Badge tone="success">This device</Badge>}
        secondary="Paris time. Signed in 3 Mar"
      />
      <ItemRow
        glyph={<Glyph domain="neutral" icon="phone" />}
        title="Safari on iPhone"
        secondary="Lisbon time. Last used yesterday, 18:22"
        action={<Button size="sm">End</Button>}
      />
    </Card>
  );
}

export function TwoActions(): ReactElement {
  return (
    <Card padding="none">
      <ItemRow
        glyph={<Glyph domain="memory" size="sm" />}
        title="The spare key is with the neighbours on the third floor"
        secondary="Forgotten yesterday, 18:22, erased on 2 Apr"
        wrapAction
        action={
          <Row>
            <Button size="sm">Restore</Button>
            <Button size="sm" tone="quiet">
              Erase
            </Button>
          </Row>
        }
      />
    </Card>
  );
}
