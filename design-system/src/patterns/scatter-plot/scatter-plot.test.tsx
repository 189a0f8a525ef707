import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { ByDelay } from '../column-chart/column-chart.examples';
import { ScatterPlot } from './scatter-plot';
import { WarmNights } from './scatter-plot.examples';

it('is a picture with its sentence, and a table of every point', async () => {
  renderWithTheme(<WarmNights />);
  expect(screen.getByRole('img', { name: /ten minutes less sleep/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Sleep by bedroom temperature' });
  expect(within(table).getAllByRole('row')).toHaveLength(81);
});

it('says which column has too few days', async () => {
  renderWithTheme(<ByDelay />);
  expect(screen.getByText('-0.34')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: '3 d too few days' })).toBeVisible();
});

it('puts one value in the middle, between two ends that differ', () => {
  const point = { x: 7_398, y: 2 };
  renderWithTheme(
    <ScatterPlot
      {...{ domain: 'memory', summary: 'One day.', points: [point], xLabel: 'Steps', yLabel: 'Memories' }}
      formatX={(value) => value.toFixed(0)}
      formatY={(value) => value.toFixed(0)}
      table={{ caption: 'One day', columns: ['Day'], rows: [['1 March']] }}
    />,
  );
  for (const end of ['6500', '8500', '1', '3']) expect(screen.getByText(end)).toBeVisible();
});
