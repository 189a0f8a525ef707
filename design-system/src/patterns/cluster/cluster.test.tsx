import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Cluster, MetricCell } from './cluster';

it('names what is measured, and makes a whole cell one link', () => {
  renderWithTheme(
    <Cluster>
      <MetricCell domain="mood" title="Mood" note="21:10" value="Good">
        1 entry today.
      </MetricCell>
      <MetricCell domain="home" title="Home" value="20.5" unit="°C" href="/smart-home">
        2 lights on.
      </MetricCell>
    </Cluster>,
  );
  expect(screen.getByRole('region', { name: 'Mood' })).toHaveTextContent('Mood21:10Good1 entry today.');
  expect(screen.getByRole('link', { name: 'Home 20.5 °C 2 lights on.' })).toHaveAttribute(
    'href',
    '/smart-home',
  );
});
