import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type {
  ReadingChart,
  ReadingEntry,
  ReadingMetrics,
  ReadingOverview,
  ReadingSources,
} from '../../../shared/readings/api/readings.api';
import { makeOverviewItem } from './readings';

type Item = ReadingOverview['items'][number];

export interface BodyServer {
  handlers: HttpHandler[];
  /** What was asked to be changed, the oldest first. */
  asked: { path: string; body: unknown }[];
}

export interface BodyParts {
  items?: Item[];
  entries?: ReadingEntry[];
  sources?: ReadingSources;
  chart?: Partial<ReadingChart>;
}

const DAY_MS = 86_400_000;
const NO_SOURCES: ReadingSources = { items: [], shared: [] };
const COMMON = [
  'metric',
  'label',
  'group',
  'unit',
  'units',
  'decimals',
  'isSum',
  'isOfNight',
  'range',
  'goal',
  'isHidden',
] as const;

export function makeMetric(details: Partial<Item> = {}): ReadingMetrics['items'][number] {
  const item = makeOverviewItem(details);
  return Object.fromEntries(COMMON.map((name) => [name, item[name]])) as ReadingMetrics['items'][number];
}

export const METRICS = [
  makeMetric({ metric: 'body-weight', label: 'Weight', unit: 'kg', units: ['kg', 'lb', 'st'], decimals: 1 }),
  makeMetric({ metric: 'systolic-blood-pressure', label: 'Systolic blood pressure', unit: 'mmHg' }),
  makeMetric({ metric: 'diastolic-blood-pressure', label: 'Diastolic blood pressure', unit: 'mmHg' }),
  makeMetric({ metric: 'steps', label: 'Steps', unit: '', isSum: true }),
];

/** Thirty days up to today, with a day that was not measured. */
export function makeChart(item: Item, details: Partial<ReadingChart> = {}): ReadingChart {
  const today = new Date();
  const points = Array.from({ length: 30 }, (_, index) => {
    const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (29 - index)).toISOString();
    const value = 56 + (index % 5);
    return { at, value, min: value - 1, max: value + 1, n: 4 };
  }).filter((_point, index) => index !== 20);
  const shown = Object.fromEntries(
    COMMON.map((name) => [name, item[name]]),
  ) as ReadingMetrics['items'][number];
  const firstAt = new Date(today.getTime() - 400 * DAY_MS).toISOString();
  return { ...shown, bucket: 'day', points, usual: item.usual, firstAt, ...details };
}

/** A server that keeps what is entered, corrected and removed. */
export function bodyServer({
  items = [],
  entries = [],
  sources = NO_SOURCES,
  chart = {},
}: BodyParts = {}): BodyServer {
  const asked: BodyServer['asked'] = [];
  let kept = [...entries];
  const removed = new Map<string, ReadingEntry>();
  const note = async (request: Request): Promise<unknown> => {
    const body: unknown = await request.json().catch(() => null);
    asked.push({ path: new URL(request.url).pathname, body });
    return body;
  };
  const handlers = [
    http.get('/api/readings/overview', () => HttpResponse.json({ items })),
    http.get('/api/readings/metrics', () => HttpResponse.json({ items: METRICS })),
    http.get('/api/readings/sources', () => HttpResponse.json(sources)),
    http.get('/api/readings/chart', ({ request }) => {
      const metric = new URL(request.url).searchParams.get('metric');
      const item = items.find((each) => each.metric === metric) ?? makeOverviewItem();
      return HttpResponse.json(makeChart(item, chart));
    }),
    http.get('/api/readings/entries', ({ request }) => {
      const metric = new URL(request.url).searchParams.get('metric');
      return HttpResponse.json({ items: kept.filter((each) => each.metric === metric), nextCursor: null });
    }),
    http.post('/api/readings/entries', async ({ request }) => {
      const { readings } = (await note(request)) as {
        readings: { metric: string; value: number; unit?: string; at?: string }[];
      };
      const made = readings.map((reading, index) =>
        makeEntry({ ...reading, id: `9-${String(asked.length)}${String(index)}` }),
      );
      kept = [...made, ...kept];
      return HttpResponse.json({ items: made, nextCursor: null }, { status: 201 });
    }),
    http.patch('/api/readings/entries/:id', async ({ request, params }) => {
      const changes = (await note(request)) as Partial<ReadingEntry>;
      kept = kept.map((each) => (each.id === params['id'] ? { ...each, ...changes } : each));
      return HttpResponse.json(kept.find((each) => each.id === params['id']));
    }),
    http.delete('/api/readings/entries/:id', async ({ request, params }) => {
      await note(request);
      const { id } = params;
      const gone = kept.find((each) => each.id === id);
      kept = kept.filter((each) => each !== gone);
      if (gone) removed.set(gone.id, gone);
      const more = { seconds: 0, offsetMinutes: 60, recordedAt: null, importNumber: 1 };
      return HttpResponse.json({ id, value: gone?.value, ...more });
    }),
    http.post('/api/readings/entries/restored', async ({ request }) => {
      const back = removed.get(((await note(request)) as { id: string }).id);
      kept = back ? [back, ...kept] : kept;
      return HttpResponse.json(back, { status: 201 });
    }),
    ...['/api/readings/metrics', '/api/readings/sources/:metric'].map((path) =>
      http.put(path, async ({ request }) => {
        await note(request);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.patch('/api/readings/metrics/:metric', async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/scores', () => HttpResponse.json({ items: [], status: null })),
    http.get('/api/reading-alerts/active', () => HttpResponse.json({ items: [] })),
    http.get('/api/mood-entries', () => HttpResponse.json({ items: [] })),
    http.get('/api/memories', () => HttpResponse.json({ items: [], nextCursor: null, total: 0 })),
  ];
  return { handlers, asked };
}

export function makeEntry(details: Partial<ReadingEntry> = {}): ReadingEntry {
  return {
    ...{ id: '1-1', metric: 'resting-heart-rate', value: 58, unit: 'bpm' },
    ...{ at: new Date().toISOString(), seconds: 0, origin: 'told', source: 'screen', device: '' },
    ...details,
  };
}
