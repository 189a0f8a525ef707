import { http } from 'msw/http';
import { sessionRefused } from '../../../shared/auth/api/session-refused';
import { chatApi } from '../../../shared/chat/api/chat.api';
import { makeConversation, makeMessage } from '../../../testing/factories/conversation';
import { makeTestStore } from '../../../testing/make-test-store';
import { eventStream } from '../../../testing/msw/handlers/chat';
import { server } from '../../../testing/msw/server';
import { ask } from './ask';
import { resumeAnswer } from './receive-answer';

const question = makeMessage({ text: 'Where is the spare key?' });
const answer = makeMessage({ role: 'twin', text: '', status: 'streaming', parentId: question.id });
const conversation = makeConversation({ messages: [] });

/** As the server ends a stream whose session has ended. */
const cutOff = () =>
  eventStream((send) => {
    send('message.accepted', { userMessage: question, twinMessageId: answer.id });
    send('text.delta', { text: 'The spare key is ' });
    send('session.ended', { code: 'signed_out', detail: 'Your session has ended. Please sign in.' });
    return Promise.resolve();
  });

function open() {
  const store = makeTestStore();
  const arg = { id: conversation.id };
  store.dispatch(
    chatApi.util.upsertQueryEntries([{ endpointName: 'getConversation', arg, value: conversation }]),
  );
  const dispatch = vi.fn(store.dispatch);
  const shown = () =>
    chatApi.endpoints.getConversation
      .select(arg)(store.getState() as never)
      .data?.messages.map(({ text }) => text);
  return { dispatch: dispatch as unknown as typeof store.dispatch, shown };
}

test('an answer that is cut off with its session says so, and stays as far as it came', async () => {
  server.use(http.post('/api/conversations/:id/messages', cutOff));
  const { dispatch, shown } = open();
  const asked = { text: question.text, branch: null, disabledContexts: [], key: 'key-1' };
  await ask(
    conversation.id,
    { ...asked, state: 'sending', problem: null },
    { dispatch, onRun: () => undefined },
  );
  expect(dispatch).toHaveBeenCalledWith(sessionRefused());
  expect(shown()).toEqual(['Where is the spare key?', 'The spare key is ']);
});

test('so does one that is gone on with', async () => {
  server.use(http.get('/api/answers/:id/events', cutOff));
  const { dispatch } = open();
  const watching = new AbortController();
  const place = { conversationId: conversation.id, answerId: answer.id };
  const watched = resumeAnswer(place, dispatch, watching.signal);
  await vi.waitFor(() => expect(dispatch).toHaveBeenCalledWith(sessionRefused()));
  watching.abort();
  await watched;
});
