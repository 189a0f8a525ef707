import { getResponse } from 'msw';
import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type {
  TodayCard,
  TodayCardName,
  TodayLayout,
  TodayOverview,
} from '../../../shared/today/api/today.api';
import { server } from '../server';

const CARDS: readonly TodayCardName[] = [
  ...(['brief', 'due', 'mood_check_in', 'confirm', 'on_this_day', 'finding'] as const),
  ...(['body', 'mood', 'home', 'memory', 'devices', 'recent'] as const),
];
const WIDE = new Set<TodayCardName>(['brief', 'finding', 'recent']);
const DEFAULT: readonly TodayCard[] = CARDS.map((card) => ({
  ...{ card, width: WIDE.has(card) ? 2 : 1, isHidden: false },
}));

interface TodayServer {
  handlers: HttpHandler[];
  layout: TodayLayout;
}

/** A server that keeps how Today is arranged, and shows of the parts what their own handlers have. */
export function todayServer(parts: Partial<TodayOverview> = {}): TodayServer {
  const layout: TodayLayout = {
    ...{ cards: [...DEFAULT], isArranged: false, skippedSteps: [], areStepsClosed: null },
    ...parts.layout,
  };
  const arranged = (cards: readonly TodayCard[], isArranged: boolean) => {
    Object.assign(layout, { cards, isArranged });
    return HttpResponse.json(layout);
  };
  const handlers = [
    http.get('/api/today', async ({ request }) => {
      let failure: Response | undefined;
      // Its own handler, without a request.
      const read = async (path: string): Promise<never> => {
        const answer = await getResponse(
          [...server.listHandlers()] as never,
          new Request(new URL(path, request.url)),
        );
        if (!answer?.ok) failure = answer;
        return (await answer?.json()) as never;
      };
      const found: TodayOverview = {
        ...{ sample: await read('/api/sample-data'), review: await read('/api/memories/review') },
        ...{ onThisDay: await read('/api/memories/on-this-day'), moods: await read('/api/mood-entries') },
        ...{ readings: await read('/api/readings/summary'), home: await read('/api/home') },
        ...{ hasMood: false, finding: null, devices: { total: 0, inTime: 0, troubled: [] } },
        ...{ ...parts, layout },
      };
      return failure ?? HttpResponse.json(found);
    }),
    http.put<never, { cards: TodayCard[] }>('/api/today/cards', async ({ request }) =>
      arranged((await request.json()).cards, true),
    ),
    http.delete('/api/today/cards', () => arranged(DEFAULT, false)),
    http.patch<never, { skipped?: TodayLayout['skippedSteps']; isClosed?: boolean }>(
      '/api/today/first-steps',
      async ({ request }) => {
        const { skipped, isClosed } = await request.json();
        if (skipped) layout.skippedSteps = skipped;
        if (isClosed !== undefined) layout.areStepsClosed = isClosed;
        return HttpResponse.json(layout);
      },
    ),
  ];
  return { handlers, layout };
}
