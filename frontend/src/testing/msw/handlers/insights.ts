import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Comparison, Finding, FindingList } from '../../../features/analytics/api/insights.api';

const STEPS = { key: 'body:steps', title: 'Steps', unit: '', decimals: 0, domain: 'body' } as const;
const SLEEP = {
  ...({ key: 'body:sleep-duration', title: 'Sleep', domain: 'body' } as const),
  ...{ unit: 'h', decimals: 1 },
};

export function makeFinding(changes: Partial<Finding> = {}): Finding {
  return {
    ...{ id: 'f-1', kind: 'association', isHolding: true, isNew: true, isSample: false, verdict: null },
    sentence: 'After days with a high step count your sleep was 0.4 h higher.',
    ...{ n: 84, lag: 1, lagWords: 'the day after', change: null },
    effect: { difference: 0.4, low: 0.2, high: 0.6, unit: 'h' },
    chance: 'By chance 1 of 20 such findings at most.',
    ...{ series: [STEPS, SLEEP], foundAt: '2026-05-01T03:00:00.000Z' },
    ...changes,
  };
}

const CHECK: FindingList['check'] = {
  ...{ lags: [0, 1, 2, 3], minDays: 30, mostDays: 84, pairs: 12, tests: 48 },
  ...{ ranAt: '2026-05-02T03:00:00.000Z', refused: [], waiting: [] },
};

interface Served {
  findings?: Finding[];
  check?: Partial<FindingList['check']>;
  comparison?: Partial<Comparison>;
}

/** The routes of findings and of Explore; what is asked to be compared is listed. */
export function insightsServer({ findings = [], check, comparison }: Served = {}): {
  handlers: HttpHandler[];
  compared: string[];
} {
  const compared: string[] = [];
  const days = Array.from({ length: 40 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
    ...{ x: 6_000 + index * 50, y: 7 + (index % 5) / 5, group: 'middle' as const },
  }));
  const list = (): Response => HttpResponse.json({ items: findings, check: { ...CHECK, ...check } });
  const handlers = [
    http.get('/api/findings', list),
    http.post('/api/findings/check', list),
    http.get('/api/findings/:id/days', () => HttpResponse.json({ series: [STEPS, SLEEP], days })),
    http.patch('/api/findings/:id', async ({ params, request }) => {
      const found = findings.find(({ id }) => id === params.id);
      return HttpResponse.json(Object.assign(found ?? {}, await request.json()));
    }),
    http.get('/api/experiments', () => HttpResponse.json({ items: [] })),
    http.get('/api/explore/views', () => HttpResponse.json({ items: [] })),
    http.get('/api/explore/series', () =>
      HttpResponse.json({
        items: [STEPS, SLEEP].map((series) => ({
          ...{ ...series, days: 84, isOutcome: series === SLEEP, isSample: false, isYesNo: false },
        })),
      }),
    ),
    http.get('/api/explore/comparison', ({ request }) => {
      const { searchParams } = new URL(request.url);
      compared.push(`${searchParams.get('x') ?? ''} ${searchParams.get('lag') ?? ''}`);
      return HttpResponse.json({ ...makeComparison(days), ...comparison });
    }),
  ];
  return { handlers, compared };
}

function makeComparison(days: Comparison['days']): Comparison {
  const side = { x: { mean: 7_000, n: 40 }, y: { mean: 7.4, n: 40 } };
  return {
    x: { ...STEPS, isSample: false, isYesNo: false },
    y: { ...SLEEP, isSample: false, isYesNo: false },
    ...{ days, n: 40, sentence: 'Sleep went with steps on 40 days.' },
    ...{ hours: [], weekdays: [], lags: [], difference: null, line: null, now: side },
    before: { ...side, from: '2026-01-01', before: '2026-03-01' },
  };
}
