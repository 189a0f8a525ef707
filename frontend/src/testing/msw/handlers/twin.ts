import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { AT, makeTwinCheck, makeTwinLine } from '../../factories/twin';
import type {
  TwinAnswer,
  TwinCheck,
  TwinChecks,
  TwinLine,
  TwinProfile,
  TwinStyle,
  TwinVerdict,
  TwinVersion,
  TwinVersions,
} from '../../../features/twin/api/twin.api';
import { surroundingHandlers } from './twin-surroundings';

interface Served {
  lines?: TwinLine[];
  standsOn?: TwinProfile['standsOn'];
  checks?: TwinCheck[];
  answer?: Partial<TwinAnswer>;
}

/** The routes of the twin; lines that are edited or forgotten stay so. */
export function twinServer({
  lines = [],
  standsOn = { memories: 12, waiting: 2 },
  checks = [],
  answer,
}: Served = {}): { handlers: HttpHandler[] } {
  const hidden = new Set<string>();
  const find = (id: unknown): TwinLine => lines.find((line) => line.id === id) ?? makeTwinLine();
  const handlers = [
    http.get('/api/twin/profile', () =>
      HttpResponse.json({
        lines: lines.filter(({ id }) => !hidden.has(id)),
        hidden: hidden.size,
        standsOn,
      } satisfies TwinProfile),
    ),
    http.patch('/api/twin/lines/:id', async ({ params, request }) => {
      const line = find(params.id);
      return HttpResponse.json(Object.assign(line, { readAs: line.text }, await request.json()));
    }),
    http.delete('/api/twin/lines/:id', ({ params }) => {
      hidden.add(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/twin/lines/:id/restore', ({ params }) => {
      hidden.delete(String(params.id));
      return HttpResponse.json(find(params.id));
    }),
    http.post('/api/twin/lines/restore', () => {
      const restored = hidden.size;
      hidden.clear();
      return HttpResponse.json({ restored });
    }),
  ];
  return {
    handlers: [
      ...handlers,
      ...versionHandlers(),
      ...checkHandlers(checks),
      ...answerHandlers(answer),
      ...interviewHandlers(),
      ...surroundingHandlers(),
    ],
  };
}

const USUAL: TwinStyle = { length: 50, warmth: 50, formality: 50, humour: 0, language: 'auto' };

function versionHandlers(): HttpHandler[] {
  const items: TwinVersion[] = [];
  const add = (style: TwinStyle, restoredFrom: number | null): TwinVersion => {
    const number = items.length + 1;
    const version = { ...style, id: `v-${String(number)}`, number, restoredFrom, createdAt: AT };
    items.unshift(version);
    return version;
  };
  const currentStyle = (): TwinVersions['current'] => items[0] ?? { ...USUAL, number: 0 };
  const lengthWords = (length: number): number => 10 + length;
  return [
    http.get('/api/twin/versions', () =>
      HttpResponse.json({ current: currentStyle(), usual: USUAL, items: [...items] } satisfies TwinVersions),
    ),
    http.get('/api/twin/versions/preview', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const against = items.find(({ id }) => id === searchParams.get('against')) ?? currentStyle();
      const length = Number(searchParams.get('length'));
      return HttpResponse.json({
        question: 'What do you know about me?',
        before: {
          version: against.number,
          text: `Length ${String(against.length)}`,
          words: lengthWords(against.length),
        },
        after: { version: null, text: `Length ${String(length)}`, words: lengthWords(length) },
        sources: [{ memoryId: 'm-1', title: 'I live in Lyon' }],
      });
    }),
    http.post('/api/twin/versions', async ({ request }) =>
      HttpResponse.json(add((await request.json()) as TwinStyle, null), { status: 201 }),
    ),
    http.post('/api/twin/versions/:id/restore', ({ params }) => {
      const from = items.find(({ id }) => id === params.id) ?? add(USUAL, null);
      return HttpResponse.json(add(from, from.number));
    }),
  ];
}

/** The twin says the first of the choices. */
function checkHandlers(checks: TwinCheck[]): HttpHandler[] {
  const list = (): Response => {
    const latest = checks.filter(({ chosen }) => chosen !== null);
    const answered = latest.length;
    const matched = latest.filter(({ chosen, predicted }) => chosen === predicted).length;
    const counts = { answered, matched, expected: answered / 3 };
    return HttpResponse.json({
      open: checks.filter(({ chosen }) => chosen === null),
      latest,
      rate: {
        ...counts,
        interval: answered === 0 ? null : { low: 0.2, high: 0.9 },
        months: answered === 0 ? [] : [{ month: '2026-05', ...counts }],
        sentence:
          answered === 0 ? 'No answer yet.' : `Same answer in ${String(matched)} of ${String(answered)}.`,
      },
    } satisfies TwinChecks);
  };
  return [
    http.get('/api/twin/checks', list),
    http.post('/api/twin/checks', () => {
      checks.push(makeTwinCheck({ id: `c-${String(checks.length + 1)}` }));
      return list();
    }),
    http.put('/api/twin/checks/:id/answer', async ({ params, request }) => {
      const { choice } = (await request.json()) as { choice: string };
      const check = checks.find(({ id }) => id === params.id) ?? makeTwinCheck();
      const predicted = check.choices[0]?.id ?? null;
      return HttpResponse.json(Object.assign(check, { chosen: choice, predicted, answeredAt: AT }));
    }),
    http.delete('/api/twin/checks/:id', ({ params }) => {
      checks.splice(
        checks.findIndex(({ id }) => id === params.id),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

function answerHandlers(answer: Partial<TwinAnswer> = {}): HttpHandler[] {
  const verdicts: TwinVerdict[] = [];
  return [
    http.post('/api/twin/answers', async ({ request }) => {
      const { question } = (await request.json()) as { question: string };
      return HttpResponse.json({
        question,
        sentences: [{ text: 'I live in Lyon.', source: 1 }],
        sources: [{ memoryId: 'm-1', title: 'I live in Lyon', recordedAt: AT }],
        from: 'memories',
        ...answer,
      } satisfies TwinAnswer);
    }),
    http.get('/api/twin/verdicts', () => HttpResponse.json({ items: verdicts })),
    http.post('/api/twin/verdicts', async ({ request }) => {
      const given = (await request.json()) as TwinVerdict;
      const verdict = { ...given, id: `w-${String(verdicts.length + 1)}`, createdAt: AT };
      verdicts.unshift(verdict);
      return HttpResponse.json(verdict, { status: 201 });
    }),
    http.delete('/api/twin/verdicts/:id', ({ params }) => {
      verdicts.splice(
        verdicts.findIndex(({ id }) => id === params.id),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

/** One question; it is asked again once its answer was undone. */
function interviewHandlers(): HttpHandler[] {
  let isAnswered = false;
  const question = { key: 'home', about: 'you', question: 'Where do you live, and since when?' };
  return [
    http.get('/api/twin/interview', () =>
      HttpResponse.json({
        questions: isAnswered ? [] : [question],
        answered: isAnswered ? 1 : 0,
        total: 1,
      }),
    ),
    http.post('/api/twin/interview/:key', async ({ request }) => {
      isAnswered = true;
      const { text } = (await request.json()) as { text: string };
      return HttpResponse.json({ memoryId: 'm-9', text, runId: 'r-1' }, { status: 201 });
    }),
    http.post('/api/skills/runs/:id/undo', () => {
      isAnswered = false;
      return HttpResponse.json({});
    }),
  ];
}
