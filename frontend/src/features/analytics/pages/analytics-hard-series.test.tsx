import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { expectDrawn, HARD_SERIES } from '../../../testing/factories/hard-series';
import { insightsServer, makeFinding } from '../../../testing/msw/handlers/insights';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { ExplorePage } from './explore-page';
import { FindingsPage } from './findings-page';

const EXPLORED = '/analytics/explore?x=body:steps&y=body:sleep-duration&lag=0&days=1826';
const finding = makeFinding();
const [, sleep] = finding.series;

function daysOf(name: string) {
  const { points } = HARD_SERIES.find((each) => each.name === name)!;
  return points.map(({ day, value }) => ({ day, x: value * 100, y: value / 7, group: 'middle' as const }));
}

const SPREAD = [
  ['a move from Vienna to Auckland', /^20 days, most often from 7.1 h/],
  ['a night when the clocks change', /^20 days, most often from 7.1 h/],
  ['a gap of five months', /^20 days, most often from 7.1 h/],
  ['one value all the time', '20 days, each 7.1 h.'],
  ['a single point', '1 day, each 7.1 h.'],
  ['five years', /^1,826 days, most often from /],
] as const;

test.each(SPREAD)('every chart of Explore is drawn, or says why not: %s', async (name, spread) => {
  const days = daysOf(name);
  const weekdays = [...new Set(days.map(({ day }) => (new Date(day).getUTCDay() + 6) % 7))].map(
    (weekday) => ({
      ...{ weekday, n: 1, effect: null },
      mean: name === 'one value all the time' ? 7 : 7 + weekday / 10,
    }),
  );
  const served = insightsServer({ comparison: { days, n: days.length, weekdays } });
  server.use(...served.handlers, ...memoryServer().handlers);
  const { container } = renderWithProviders(<ExplorePage />, { at: EXPLORED });
  const overTime = await screen.findByRole('region', { name: 'Over time' });
  expectDrawn(overTime);
  expect(within(overTime).getByRole('application', { name: /^Sleep\. Sleep went with steps/ })).toBeVisible();
  const histogram = screen.getByRole('img', { name: spread });
  expectDrawn(histogram);
  expectDrawn(container);
  expect(screen.getByText('Fifteen days that have both are needed.')).toBeVisible();
});

test('days that never have both say so in place of an empty frame', async () => {
  const days = [
    { day: '2026-03-01', x: 6_000, y: null },
    { day: '2026-03-02', x: null, y: 7 },
  ];
  server.use(...insightsServer({ comparison: { days, n: 0 } }).handlers, ...memoryServer().handlers);
  renderWithProviders(<ExplorePage />, { at: EXPLORED });
  expect(await screen.findAllByText('No day in this period has both.')).toHaveLength(2);
});

test('equal weekdays are columns of one height, not of none', async () => {
  const days = daysOf('one value all the time');
  const weekdays = Array.from({ length: 7 }, (_, weekday) => ({ weekday, n: 3, mean: 7, effect: null }));
  server.use(
    ...insightsServer({ comparison: { days, n: 20, weekdays } }).handlers,
    ...memoryServer().handlers,
  );
  renderWithProviders(<ExplorePage />, { at: EXPLORED });
  const columns = await screen.findByRole('img', { name: '7 h on every weekday with a value.' });
  expect(columns.innerHTML.match(/height: 100%/gu)).toHaveLength(7);
});

const FOUND = [
  ['a move from Vienna to Auckland', /on 20 days, 5 Jan 2026 to 24 Jan 2026/],
  ['a night when the clocks change', /on 20 days, 19 Mar 2026 to 7 Apr 2026/],
  ['a gap of five months', /on 20 days, 5 Jan 2026 to 23 Jun 2026/],
  ['one value all the time', /on 20 days/],
  ['a single point', /on 1 day, 8 Jan 2026\./],
  ['five years', /on 1,826 days, 5 Jan 2026 to 4 Jan 2031/],
] as const;

test.each(FOUND)('the days of a finding and of a change are drawn, and said: %s', async (name, said) => {
  const days = daysOf(name);
  const change = makeFinding({
    ...{ id: 'f-2', kind: 'change', lag: null, lagWords: null, effect: null, chance: null },
    ...{ series: [sleep!], sentence: 'Around then sleep became more.' },
    change: { day: days.at(-1)!.day, before: 7, after: 8 },
  });
  server.use(
    http.get('/api/findings/:id/days', ({ params }) =>
      HttpResponse.json(
        params['id'] === 'f-1'
          ? { series: finding.series, days }
          : { series: [sleep], days: days.map((each) => ({ ...each, x: null })) },
      ),
    ),
    ...insightsServer({ findings: [finding, change] }).handlers,
  );
  const { container } = renderWithProviders(<FindingsPage />, { at: '/analytics' });
  expectDrawn(await screen.findByRole('img', { name: said }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined|Invalid Date/u);
});

test('a finding whose days are gone says so', async () => {
  server.use(
    http.get('/api/findings/:id/days', () => HttpResponse.json({ series: finding.series, days: [] })),
    ...insightsServer({ findings: [finding] }).handlers,
  );
  renderWithProviders(<FindingsPage />, { at: '/analytics' });
  expect(await screen.findByText('Its days are not there any more.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
