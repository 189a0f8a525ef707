import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { TrendChart, type TrendChartProps } from './trend-chart';
// The library that draws is loaded before the clock of the first test runs.
import './trend-line';

const props: Omit<TrendChartProps, 'points'> = {
  domain: 'body',
  label: 'Weight',
  unit: 'kg',
  decimals: 1,
  summary: 'Between 80.0 and 80.5 kg over 2 readings.',
  formatValue: (value) => value.toFixed(1),
  formatDay: (at) => at.slice(0, 10),
  formatMoment: (at) => at.slice(0, 16),
};
const points = [
  { value: 80.5, at: '2026-03-01T07:30:00.000Z' },
  { value: 80, at: '2026-03-02T07:30:00.000Z', note: 'after a run' },
];

/** Waits for what draws the line. */
async function show(): Promise<void> {
  renderWithTheme(<TrendChart {...props} points={points} />);
  await waitFor(() => expect(screen.getByRole('img')).not.toBeEmptyDOMElement());
}

it('says the latest value, sums it all up and names the picture with it', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2, name: 'Weight' })).toBeVisible();
  expect(screen.getByText('80.0', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('kg, after a run')).toBeVisible();
  expect(screen.getByRole('img', { name: props.summary })).toBeVisible();
  expect(screen.getByText(props.summary)).toBeVisible();
});

it('is a table at a press, the latest first, and a chart again', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Weight, the latest first' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhenWeight, kg',
    '2026-03-02T07:3080.0, after a run',
    '2026-03-01T07:3080.5',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img')).toBeVisible();
});

it('draws nothing of one value, and says so of none', () => {
  const { rerender } = renderWithTheme(<TrendChart {...props} points={points.slice(0, 1)} />);
  expect(screen.getByText('80.5', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<TrendChart {...props} points={[]} summary="No reading in this time." />);
  expect(screen.getByText('No reading in this time.')).toBeVisible();
  expect(screen.queryByRole('time')).not.toBeInTheDocument();
});
