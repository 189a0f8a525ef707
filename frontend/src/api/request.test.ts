import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw/http';
import { problem } from '../testing/msw/problem';
import { server } from '../testing/msw/server';
import { baseApi } from './base-api';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<{ ok: true }, string>({ query: () => '/api/thing' }),
    findThing: build.query<{ ok: true }, string>({
      query: (body) => ({ url: '/api/thing', method: 'POST', body: { body } }),
    }),
    writeThing: build.mutation<{ ok: true }, { method: string; body?: unknown }>({
      query: ({ method, body }) => ({ url: '/api/thing', method, body }),
    }),
  }),
});

let seen: Request[] = [];
beforeEach(() => (seen = []));

/** Answers in this order; the last answer is repeated. */
function answerWith(...answers: (() => Response)[]): void {
  server.use(
    http.all('/api/thing', ({ request }) => {
      seen.push(request);
      return (answers[Math.min(seen.length, answers.length) - 1] ?? HttpResponse.error)();
    }),
  );
}

const ok = (): Response => HttpResponse.json({ ok: true });
const unavailable = (): Response => problem(503, 'unavailable', 'The database is starting.');

function makeStore() {
  return configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}
const read = () => makeStore().dispatch(api.endpoints.readThing.initiate('x'));
const write = (method: string, body?: unknown) =>
  makeStore().dispatch(api.endpoints.writeThing.initiate({ method, body }));

test('sends the client header and JSON', async () => {
  answerWith(ok);
  await write('POST', { text: 'a' });
  expect(seen[0]?.headers.get('X-Twyn-Client')).toBe('web');
  expect(seen[0]?.headers.get('Content-Type')).toBe('application/json');
});

test('reads again once, half a second after a failure', async () => {
  answerWith(unavailable, ok);
  const started = performance.now();
  expect((await read()).data).toEqual({ ok: true });
  expect(seen).toHaveLength(2);
  expect(performance.now() - started).toBeGreaterThanOrEqual(490);
});

test('asks again a question that is sent in a body', async () => {
  answerWith(unavailable, ok);
  const answer = await makeStore().dispatch(api.endpoints.findThing.initiate('x'));
  expect(answer.data).toEqual({ ok: true });
});

test('gives up after the second failure and tells what the server said', async () => {
  answerWith(unavailable);
  expect((await read()).error).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The database is starting.',
    requestId: 'req-1',
  });
  expect(seen).toHaveLength(2);
});

test('repeats when no answer came at all', async () => {
  answerWith(() => HttpResponse.error(), ok);
  expect((await read()).data).toEqual({ ok: true });
});

test('never repeats a write', async () => {
  answerWith(unavailable, ok);
  expect((await write('POST', { text: 'a' })).error).toMatchObject({ status: 503 });
  expect(seen).toHaveLength(1);
});

test('N1: repeats a write that carries an idempotency key', async () => {
  answerWith(unavailable, ok);
  expect((await write('POST', { text: 'a', idempotencyKey: crypto.randomUUID() })).data).toEqual({
    ok: true,
  });
});

test('takes a deletion that had worked the first time for done', async () => {
  answerWith(
    () => HttpResponse.error(),
    () => problem(404, 'not_found', 'No such memory.'),
  );
  expect((await write('DELETE')).error).toBeUndefined();
});

test.each([400, 401, 404, 409, 429])('takes a refusal for an answer: %d', async (status) => {
  answerWith(() => problem(status, 'refused', 'No.'), ok);
  expect((await read()).error).toMatchObject({ status, message: 'No.' });
  expect(seen).toHaveLength(1);
});

test('names the status when the body says nothing', async () => {
  answerWith(
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  );
  expect((await read()).error).toMatchObject({ status: 404, message: 'HTTP error! status: 404' });
});

test('keeps the fields that were refused', async () => {
  answerWith(() =>
    HttpResponse.json(
      { error: 'Check the text.', errors: [{ path: 'text', message: 'is empty' }] },
      { status: 400 },
    ),
  );
  expect((await read()).error).toMatchObject({ fields: [{ path: 'text', message: 'is empty' }] });
});
