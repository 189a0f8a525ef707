import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Card } from '../../components/card/card';
import { Glyph } from '../../components/glyph/glyph';
import { HomeGlyph } from '../../components/glyph/home-glyph';
import { Slider } from '../../components/slider/slider';
import { Switch } from '../../components/switch/switch';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';
import { Tile, TileGrid } from './tile';

const ignore = (): void => undefined;

export function ARoom(): ReactElement {
  return (
    <Card title="Living room" padding="none">
      <TileGrid>
        <Tile
          glyph={<HomeGlyph isActive icon="light" />}
          title="Ceiling light"
          state="On, 80%"
          actions={
            <Switch label={<VisuallyHidden>Ceiling light</VisuallyHidden>} defaultChecked onChange={ignore} />
          }
        >
          <Slider
            label="Brightness of Ceiling light"
            value={80}
            valueText={(value) => `${String(value)}%`}
            onCommit={ignore}
          />
        </Tile>
        <Tile
          glyph={<Glyph domain="neutral" icon="lock" />}
          title="Front door"
          state="Locked"
          actions={<Button size="sm">Unlock</Button>}
        />
        <Tile isQuiet glyph={<Glyph domain="neutral" icon="plug" />} title="Heater" state="Unavailable" />
      </TileGrid>
    </Card>
  );
}
