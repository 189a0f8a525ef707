/* oxlint-disable testing-library/no-container, testing-library/no-node-access -- a drawing's parts have no roles */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderWithTheme } from '../../testing/render';
import { toCsv } from './export-chart';
import { TimeChart, type TimeChartProps } from './time-chart';

const DAY = 86_400_000;
const times = Array.from({ length: 60 }, (_, index) => index * DAY);
const props: TimeChartProps = {
  domain: 'body',
  label: 'Sleep',
  unit: 'Hours',
  times,
  values: times.map((_at, index) => (index === 30 ? Number.NaN : 6 + (index % 3))),
  from: 0,
  to: 59 * DAY,
  stepMs: DAY,
  summary: 'Between 6 and 8 hours.',
  fileName: 'sleep',
  formatValue: (value) => String(value),
  formatMoment: (at) => `day ${String(Math.round(at / DAY))}`,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(more: Partial<TimeChartProps> = {}) {
  const { container } = renderWithTheme(<TimeChart {...props} {...more} />);
  const chart = screen.getByRole('application', { name: 'Sleep. Between 6 and 8 hours.' });
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`)!;
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(chart, { key, shiftKey });
  const settle = (): void => {
    act(() => {
      vi.advanceTimersByTime(200);
    });
  };
  return { chart, part, press, settle };
}

it('breaks at what was not measured, and says so', () => {
  const { part } = show();
  expect(part('line').getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(part('gaps').children).toHaveLength(1);
  expect(screen.getByText('not measured')).toBeInTheDocument();
});

it('draws a value of the second reading that stands alone, which no dashed line shows', () => {
  const second = {
    ...{ label: 'Steps', unit: 'Steps', domain: 'body' as const, decimals: 0, formatValue: String },
    ...{ times, values: times.map((_at, index) => (index === 40 ? 7_000 : Number.NaN)) },
  };
  const { part } = show({ second });
  expect(part('second-dots').getAttribute('d')?.match(/M/g)).toHaveLength(1);
});

it.each([
  ['body', 'neutral'],
  ['mood', 'mood'],
] as const)('gives a second reading of %s another hue than the first, %s', (domain, hue) => {
  const second = { label: 'Other', unit: 'Other', domain, decimals: 0, times, values: props.values };
  const { part } = show({ second: { ...second, formatValue: String } });
  for (const name of ['second', 'second-dots', 'second-rows'])
    expect(part(name)).toHaveAttribute('data-domain', hue);
});

it('reads the values by the arrow keys, past what was not measured', () => {
  const { press, settle, part } = show();
  press('End');
  press('ArrowLeft');
  settle();
  expect(screen.getByRole('status')).toHaveTextContent('day 58: 7');
  expect(part('cross').getAttribute('d')).not.toBe('');
  for (let count = 0; count < 28; count++) press('ArrowLeft');
  settle();
  expect(screen.getByRole('status')).toHaveTextContent('day 29: 8');
});

it('zooms by keys, moves, and shows everything again', () => {
  const { press, settle, part } = show();
  const whole = part('line').getAttribute('d');
  press('+');
  expect(part('line').getAttribute('d')).not.toBe(whole);
  settle();
  expect(screen.getByRole('status')).toHaveTextContent('day 10 to day 49');
  const pane = screen.getByRole('slider', { name: 'Shown part of Sleep' });
  expect(pane).toHaveAttribute('aria-valuetext', 'day 10 to day 49');
  press('ArrowRight', true);
  settle();
  expect(pane).toHaveAttribute('aria-valuetext', 'day 14 to day 53');
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  settle();
  expect(part('line').getAttribute('d')).toBe(whole);
});

it('moves and widens the window of the strip by keys', () => {
  const { settle, press } = show();
  press('+');
  const pane = screen.getByRole('slider');
  pane.focus();
  for (const [key, stretch, middle] of [
    ['Home', 'day 0 to day 39', '33'],
    ['ArrowRight', 'day 3 to day 42', '38'],
    ['ArrowUp', 'day 6 to day 39', '38'],
    ['ArrowDown', 'day 3 to day 42', '38'],
    ['ArrowLeft', 'day 0 to day 39', '33'],
    ['End', 'day 20 to day 59', '67'],
  ] as const) {
    fireEvent.keyDown(pane, { key });
    settle();
    expect(pane).toHaveAttribute('aria-valuetext', stretch);
    expect(pane).toHaveAttribute('aria-valuenow', middle);
    expect(screen.getByRole('status')).toHaveTextContent(stretch);
    expect(pane).toHaveFocus();
  }
  fireEvent.keyDown(pane, { key: 'Escape' });
  settle();
  expect(pane).toHaveAttribute('aria-valuetext', 'day 0 to day 59');
});

it('begins with all of other data', () => {
  const { container, rerender } = renderWithTheme(<TimeChart {...props} />);
  fireEvent.keyDown(screen.getByRole('application'), { key: '+' });
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByRole('button', { name: 'Show everything' })).toBeInTheDocument();
  rerender(<TimeChart {...props} values={times.map(() => 7)} />);
  expect(screen.queryByRole('button', { name: 'Show everything' })).not.toBeInTheDocument();
  expect(container.querySelector('[role="slider"]')).toHaveAttribute('aria-valuetext', 'day 0 to day 59');
});

it('leaves the wheel to the page until the chart has the focus', () => {
  const { chart } = show();
  expect(fireEvent.wheel(chart, { deltaY: -1 })).toBe(true);
  chart.focus();
  expect(fireEvent.wheel(chart, { deltaY: -1 })).toBe(false);
});

it('is a table at a press, the latest first, without what was not measured', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(60);
  expect(rows[1]).toHaveTextContent('day 598');
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('application')).toBeInTheDocument();
});

it('writes a table that a spreadsheet takes for no formula', async () => {
  const rows = [
    ['time', 'a, "b"'],
    ['=1+1', Number.NaN],
    ['plain', -2.5],
  ];
  expect(await toCsv(rows).text()).toBe('time,"a, ""b"""\r\n\'=1+1,\r\nplain,-2.5\r\n');
});
