import { screen, within } from '@testing-library/react';
import { Glyph } from '../../components/glyph/glyph';
import { HomeGlyph } from '../../components/glyph/home-glyph';
import { renderWithTheme } from '../../testing/render';
import { Tile, TileGrid } from './tile';

test('is a group by its name, with its state and what can be done', () => {
  renderWithTheme(
    <TileGrid>
      <Tile
        glyph={<HomeGlyph isActive icon="light" />}
        title="Lamp"
        state="On"
        actions={<button>Off</button>}
      />
      <Tile isQuiet glyph={<Glyph domain="neutral" />} title="Heater" state="Unavailable" />
    </TileGrid>,
  );
  const lamp = within(screen.getByRole('group', { name: 'Lamp' }));
  expect(lamp.getByText('On')).toBeInTheDocument();
  expect(lamp.getByRole('button', { name: 'Off' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Heater' })).toHaveTextContent('HeaterUnavailable');
});
