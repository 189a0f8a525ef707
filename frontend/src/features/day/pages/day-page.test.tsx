import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { baseApi } from '../../../api/base-api';
import { expectDrawn, HARD_SERIES } from '../../../testing/factories/hard-series';
import { makeChart } from '../../../testing/msw/handlers/body';
import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import type { LifeDay } from '../api/days.api';
import { DayPage } from './day-page';

const DAY: LifeDay = {
  ...{ date: '2026-03-11', from: '2026-03-11T00:00:00.000Z', before: '2026-03-12T00:00:00.000Z' },
  counts: [
    { strand: 'body', count: 3 },
    { strand: 'mood', count: 1 },
    { strand: 'memories', count: 1 },
    { strand: 'chats', count: 0 },
    { strand: 'home', count: 0 },
  ],
  entries: [
    {
      ...{ id: 'a', strand: 'memories', at: '2026-03-11T08:40:00.000Z', isSample: false },
      what: { kind: 'memory', memoryId: 'm1', text: 'Ran along the river.', isRecorded: true },
    },
    {
      ...{ id: 'b', strand: 'mood', at: '2026-03-11T15:20:00.000Z', isSample: true },
      what: { kind: 'mood', mood: 2, word: null, note: null, tags: [] },
    },
  ],
  ...{ isCut: false, night: null },
  figures: [
    {
      ...{ metric: 'sleep-duration', label: 'Sleep', unit: 'h', decimals: 2, value: 5.9 },
      usual: { median: 7, low: 6.6, high: 7.4, days: 40 },
    },
  ],
  similar: [{ date: '2026-01-14', likeness: 0.92, figures: 5, because: [{ label: 'Sleep', is: 'under' }] }],
};

function show(at: string, answer: () => Response = () => HttpResponse.json(DAY)): Rendered {
  server.use(
    http.get('/api/days/:date', answer),
    http.get('/api/readings/chart', () => problem(404, 'not_found', 'No such reading.')),
  );
  const routes = (
    <Routes>
      <Route path="/day/:date?" element={<DayPage />} />
    </Routes>
  );
  return renderWithProviders(routes, { at });
}

test('shows the day in order, in figures, and the days that were like it', async () => {
  show('/day/2026-03-11');
  const list = within(await screen.findByRole('list', { name: 'In order' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByRole('link', { name: 'Ran along the river' })).toHaveAttribute(
    'href',
    '/memory?memory=m1',
  );
  expect(list.getByText('6 h quiet')).toBeInTheDocument();
  expect(screen.getByText(/Short on sleep/)).toHaveTextContent('3 readings, 1 mood, 1 memory.');
  expect(screen.getByRole('row', { name: /Sleep 5 h 54 1 h 06 under/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /14 Jan.*92% alike.*sleep under/ })).toHaveAttribute(
    'href',
    '/day/2026-01-14',
  );
});

test('leaves out a strand that is switched off', async () => {
  const { user } = show('/day/2026-03-11');
  const list = within(await screen.findByRole('list', { name: 'In order' }));
  await user.click(screen.getByRole('button', { name: /Mood/, pressed: true }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

test('goes to the day before, to any day, and not to one that is to come', async () => {
  const { user } = show('/day/2026-03-11');
  await screen.findByRole('list', { name: 'In order' });
  const [before] = screen.getAllByRole('button', { name: 'Day before' });
  if (before) await user.click(before);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuesday 10 March');
});

test('says what it is for where nothing is known of a day', async () => {
  show('/day/2026-03-11', () =>
    HttpResponse.json({ ...DAY, entries: [], figures: [], similar: [] } satisfies LifeDay),
  );
  expect(await screen.findByText('Nothing is known of this day')).toBeInTheDocument();
});

test('says so where it cannot be read, and where there is no such day', async () => {
  const { unmount } = show('/day/2026-03-11', () => problem(500, 'internal', 'It broke.'));
  expect(await screen.findByText('Couldn’t load this day')).toBeInTheDocument();
  unmount();
  show('/day/2026-02-30');
  expect(screen.getByText('There is no such day')).toBeInTheDocument();
});

const RIBBONS = [
  ['a move from Vienna to Auckland', /^Heart rate\. From 50 bpm to 56 bpm\./],
  ['a night when the clocks change', /^Heart rate\. From 50 bpm to 56 bpm\./],
  ['a gap of five months', /^Heart rate\. From 50 bpm to 56 bpm\./],
  ['one value all the time', /^Heart rate\. 50 bpm all the time\./],
  ['five years', /^Heart rate\. From 50 bpm to 56 bpm\./],
] as const;

function showHeartRate(name: string): { container: HTMLElement; read: () => number } {
  let count = 0;
  // The same shape within one day of 23 hours, on which the clocks change.
  const from = Date.parse('2026-03-28T23:00:00.000Z');
  const { points } = HARD_SERIES.find((each) => each.name === name)!;
  const first = Date.parse(points[0]!.at);
  const span = Math.max(1, Date.parse(points.at(-1)!.at) - first);
  const chart = makeChart(makeOverviewItem({ metric: 'heart-rate', label: 'Heart rate' }), {
    bucket: 'minutes',
    points: points.map(({ at, value }) => ({
      at: new Date(from + ((Date.parse(at) - first) / span) * 22 * 3_600_000).toISOString(),
      ...{ value, min: value, max: value, n: 1 },
    })),
  });
  const day = {
    ...DAY,
    date: '2026-03-29',
    from: new Date(from).toISOString(),
    before: '2026-03-29T22:00:00.000Z',
  };
  const { container } = show('/day/2026-03-29', () => HttpResponse.json(day));
  server.use(
    http.get('/api/readings/chart', () => {
      count += 1;
      return HttpResponse.json(chart);
    }),
  );
  return { container, read: () => count };
}

test.each(RIBBONS)('the heart rate of a day is drawn, and said: %s', async (name, said) => {
  const { container } = showHeartRate(name);
  expectDrawn(await screen.findByRole('application', { name: said }));
  expectDrawn(container);
});

test('a single heart rate is no course of a day', async () => {
  const { read } = showHeartRate('a single point');
  await waitFor(() => expect(read()).toBe(1));
  await expect(screen.findByRole('application', {}, { timeout: 200 })).rejects.toThrow();
});

test('a note on a day that is over is a memory of its noon, and stays while it cannot be sent', async () => {
  const sent: { text: string; happenedAt: string; idempotencyKey: string }[] = [];
  const { user } = show('/day/2026-03-11');
  server.use(
    http.post('/api/memories', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return sent.length === 1
        ? problem(422, 'invalid', 'That could not be kept.')
        : HttpResponse.json({ id: 'm2' }, { status: 201 });
    }),
  );
  const field = await screen.findByRole('textbox', { name: 'A note on this day' });
  const keep = screen.getByRole('button', { name: 'Remember it' });
  expect(keep).toBeDisabled();
  await user.type(field, 'Bread with Ines.');
  await user.click(keep);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('Bread with Ines.');
  await user.click(keep);
  await waitFor(() => expect(field).toHaveValue(''));
  const [first, second] = sent;
  expect(second).toEqual(first);
  expect(second?.text).toBe('Bread with Ines.');
  expect(new Date(second?.happenedAt ?? '').getHours()).toBe(12);
});

test('nothing is noted on a day that is still to come', async () => {
  show('/day/2999-03-11', () => HttpResponse.json({ ...DAY, entries: [], figures: [] }));
  expect(await screen.findByText('Nothing is known of this day')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is being noted stays while the first thing is told of an empty day', async () => {
  let answer = { ...DAY, entries: [] as LifeDay['entries'], figures: [] as LifeDay['figures'] };
  const { user, store } = show('/day/2026-03-12', () => HttpResponse.json(answer));
  await user.type(await screen.findByRole('textbox', { name: 'A note on this day' }), 'Half a thought');
  answer = { ...answer, entries: DAY.entries };
  store.dispatch(baseApi.util.invalidateTags([{ type: 'Memory', id: 'LIST' }] as never[]));
  expect(await screen.findByRole('list', { name: 'In order' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'A note on this day' })).toHaveValue('Half a thought');
});
