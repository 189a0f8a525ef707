import { http, type HttpResponse } from 'msw/http';
import { QuestionRefused } from '../../../shared/chat/api/answer-stream';
import { makeMessage } from '../../../testing/factories/conversation';
import { eventStream, sendAnswer } from '../../../testing/msw/handlers/chat';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { answerOf } from './answer-of';

const ADDRESS = '/api/conversations/:id/messages';
const said = makeMessage({ text: 'lights on' });
const answer = makeMessage({ role: 'twin', text: 'Done: Lamp.', parentId: said.id });

function ask() {
  const onWritten = vi.fn();
  const controller = new AbortController();
  const question = { conversationId: 'c', text: 'lights on', branch: null, idempotencyKey: 'k' };
  const whole = answerOf({ ...question, transcribedBy: 'device' }, { signal: controller.signal, onWritten });
  return { whole, onWritten, controller };
}

const keys: unknown[] = [];
const noteKey = async (request: Request): Promise<void> => {
  keys.push(((await request.json()) as { idempotencyKey: string }).idempotencyKey);
};

const streams = () =>
  http.post(ADDRESS, async ({ request }) => {
    await noteKey(request);
    return eventStream((send) => sendAnswer(send, said, answer, { pieces: ['Done: ', 'Lamp.'] }));
  });
/** The connection breaks after the first words. */
const breaksOff = () =>
  http.post(
    ADDRESS,
    async ({ request }) => {
      await noteKey(request);
      return eventStream((send) => {
        send('message.accepted', { userMessage: said, twinMessageId: answer.id });
        send('text.delta', { text: 'Done: ' });
        return Promise.resolve();
      });
    },
    { once: true },
  );

test('is told as it is written, and whole at the end', async () => {
  server.use(streams());
  const { whole, onWritten } = ask();
  await expect(whole).resolves.toEqual(answer);
  expect(onWritten.mock.calls.map(([written]) => (written as typeof answer).text)).toEqual([
    '',
    'Done: ',
    'Done: Lamp.',
  ]);
});

test('a connection that is lost is taken up again with the same key', async () => {
  keys.length = 0;
  server.use(breaksOff(), streams());
  await expect(ask().whole).resolves.toEqual(answer);
  expect(keys).toEqual(['k', 'k']);
});

test('one that is lost again is told', async () => {
  server.use(breaksOff(), breaksOff());
  await expect(ask().whole).rejects.toThrow('The connection was lost.');
});

test('what the server refuses is not asked again', async () => {
  const asked = vi.fn();
  server.use(
    http.post(ADDRESS, () => {
      asked();
      return problem(429, 'too_many_answers', 'Wait.');
    }),
  );
  await expect(ask().whole).rejects.toBeInstanceOf(QuestionRefused);
  expect(asked).toHaveBeenCalledOnce();
});

test('an answer that fails on the server says so', async () => {
  server.use(
    http.post(ADDRESS, () =>
      eventStream((send) => {
        send('message.failed', { code: 'answer_failed', detail: 'The answer failed.' });
        return Promise.resolve();
      }),
    ),
  );
  await expect(ask().whole).rejects.toThrow('The answer failed.');
});

test('who watches no longer is asked for nothing', async () => {
  server.use(http.post(ADDRESS, () => new Promise<HttpResponse<null>>(() => undefined)));
  const { whole, controller } = ask();
  controller.abort();
  await expect(whole).rejects.toThrow();
});
