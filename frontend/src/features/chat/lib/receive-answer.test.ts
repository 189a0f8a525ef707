import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NumberedEvent } from '../../../shared/chat/api/answer-stream';
import { chatApi, type ConversationDetail } from '../../../shared/chat/api/chat.api';
import { makeStore } from '../../../store/store';
import { makeConversation, makeMessage } from '../../../testing/factories/conversation';
import { eventStream } from '../../../testing/msw/handlers/chat';
import { server } from '../../../testing/msw/server';
import { resumeAnswer, writeAnswer } from './receive-answer';

describe('an answer that arrives in parts', () => {
  let { store, conversation, question, answer }: ReturnType<typeof anAnswer> = anAnswer();
  beforeEach(() => ({ store, conversation, question, answer } = anAnswer()));

  function anAnswer() {
    const question = makeMessage({ text: 'Tell me' });
    const answer = makeMessage({ role: 'twin', text: '', status: 'streaming', parentId: question.id });
    const conversation = makeConversation({ messages: [question, answer] });
    const store = makeStore();
    read(store, conversation);
    return { store, conversation, question, answer };
  }
  /** As the server gives the conversation: an answer under way has no text. */
  function read(into: ReturnType<typeof makeStore>, value: ConversationDetail): void {
    const arg = { id: value.id };
    into.dispatch(chatApi.util.upsertQueryEntries([{ endpointName: 'getConversation', arg, value }]));
  }
  const arrives = (event: NumberedEvent): void =>
    writeAnswer({ conversationId: conversation.id, answerId: answer.id }, event, store.dispatch);
  const accepted = (): NumberedEvent => ({
    id: '1',
    event: 'message.accepted',
    data: { userMessage: question, twinMessageId: answer.id },
  });
  const delta = (id: string, text: string): NumberedEvent => ({ id, event: 'text.delta', data: { text } });
  const shown = (): string | undefined =>
    chatApi.endpoints.getConversation
      .select({ id: conversation.id })(store.getState() as never)
      .data?.messages.at(-1)?.text;

  it('stays whole when the conversation is read anew in the middle of it', () => {
    arrives(accepted());
    arrives(delta('2', 'One. '));
    read(store, conversation);
    expect(shown()).toBe('');
    arrives(delta('3', 'Two.'));
    expect(shown()).toBe('One. Two.');
  });

  it('is shown again when what was read before the question arrives behind it', async () => {
    const reading = Promise.withResolvers<undefined>();
    server.use(
      http.get('/api/conversations/:id', async () => {
        await reading.promise;
        return HttpResponse.json({ ...conversation, messages: [] });
      }),
    );
    const { getConversation } = chatApi.endpoints;
    const read = store.dispatch(getConversation.initiate({ id: conversation.id }, { forceRefetch: true }));
    arrives(accepted());
    arrives(delta('2', 'One. '));
    reading.resolve(undefined);
    await read;
    await vi.waitFor(() => expect(shown()).toBe('One. '));
    arrives(delta('3', 'Two.'));
    expect(shown()).toBe('One. Two.');
  });

  it('is asked for after what has arrived, and once its end is there no more', async () => {
    arrives(accepted());
    arrives(delta('2', 'One. '));
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/answers/:id/events', ({ request }) => {
        asked.push(request.headers.get('Last-Event-ID'));
        return eventStream((send) => {
          send('message.completed', { message: { ...answer, text: 'One. Two.', status: 'complete' } });
          return Promise.resolve();
        });
      }),
    );
    const place = { conversationId: conversation.id, answerId: answer.id };
    await resumeAnswer(place, store.dispatch, new AbortController().signal);
    expect(asked).toEqual(['2']);
  });
});
