import { Button, Card, EmptyState, Glyph, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import { TrySampleHome } from './try-sample-home';

/** Before there is anything to switch. */
export function NoHome(): ReactElement {
  return (
    <Card>
      <EmptyState
        align="center"
        glyph={<Glyph domain="home" />}
        title="No devices yet"
        actions={
          <Row justify="center">
            <Button href={paths.homeConnections}>Join your home</Button>
            <TrySampleHome />
          </Row>
        }
      >
        Join your own devices by MQTT or Home Assistant. The sample home has 20 simulated ones that behave
        like real ones: switch them here, or say it in Ask. Nothing outside Twyn is switched by it.
      </EmptyState>
    </Card>
  );
}
