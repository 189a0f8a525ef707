import type { JsonBodyType } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Conversation, ConversationDetail, Message } from '../../../api/chat.api';
import { makeConversation, makeMessage } from '../../factories/conversation';
import { problem } from '../problem';

/** Lets a test hold an answer between its pieces. */
export interface AnswerScript {
  pieces: string[];
  completed: Partial<Message>;
  /** Resolves when the rest may be sent. */
  pause?: Promise<void>;
}

interface ChatServer {
  handlers: HttpHandler[];
  conversations: ConversationDetail[];
  /** Requests to answer, in order; the last script serves all later questions. */
  script: AnswerScript;
}

type Answer = HttpResponse<JsonBodyType>;

const notFound = (): Answer => problem(404, 'conversation_not_found', 'There is no such conversation.');

/** The chat routes: a question is stored once per key, its answer streams and is stored. */
export function chatServer(conversations: ConversationDetail[] = []): ChatServer {
  const byKey = new Map<string, { question: Message; answer: Message }>();
  const server: ChatServer = {
    handlers: [],
    conversations,
    script: { pieces: ['I don’t have that.'], completed: {} },
  };
  const find = (id: unknown): ConversationDetail | undefined =>
    conversations.find((conversation) => conversation.id === id);

  server.handlers = [
    http.get('/api/conversations', () => {
      return HttpResponse.json({ items: conversations.map(withoutMessages), nextCursor: null });
    }),
    http.post('/api/conversations', () => {
      const conversation = makeConversation({ title: '' });
      conversations.unshift(conversation);
      return HttpResponse.json(withoutMessages(conversation), { status: 201 });
    }),
    http.get('/api/conversations/:id', ({ params }): Answer => {
      const conversation = find(params['id']);
      return conversation ? HttpResponse.json(structuredClone(conversation)) : notFound();
    }),
    http.patch('/api/conversations/:id', async ({ params, request }): Promise<Answer> => {
      const conversation = find(params['id']);
      if (!conversation) return notFound();
      conversation.title = ((await request.json()) as { title: string }).title;
      return HttpResponse.json(structuredClone(conversation));
    }),
    http.delete('/api/conversations/:id', ({ params }): Answer => {
      const conversation = find(params['id']);
      if (!conversation) return notFound();
      conversations.splice(conversations.indexOf(conversation), 1);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/conversations/:id/messages', async ({ params, request }): Promise<Answer> => {
      const conversation = find(params['id']);
      if (!conversation) return notFound();
      const { text, idempotencyKey = '' } = (await request.json()) as {
        text: string;
        idempotencyKey?: string;
      };
      const { pieces, completed, pause } = server.script;
      const known = byKey.get(idempotencyKey);
      const question = known?.question ?? makeMessage({ text });
      const answer = known?.answer ?? makeMessage({ role: 'twin', text: pieces.join(''), ...completed });
      if (!known) {
        byKey.set(idempotencyKey, { question, answer });
        conversation.title ||= text;
        conversation.messages.push(question, answer);
      }
      return eventStream(async (send) => {
        send('message.accepted', { userMessage: question, twinMessageId: answer.id });
        const [first, ...rest] = pieces;
        send('text.delta', { text: first });
        await pause;
        rest.forEach((piece) => send('text.delta', { text: piece }));
        send('message.completed', { message: answer });
      });
    }),
  ];
  return server;
}

function withoutMessages({ id, title, createdAt, updatedAt }: ConversationDetail): Conversation {
  return { id, title, createdAt, updatedAt };
}

type Send = (event: string, data: unknown) => void;

function eventStream(write: (send: Send) => Promise<void>): Answer {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send: Send = (event, data) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      try {
        await write(send);
        controller.close();
      } catch {
        // The reader has gone.
      }
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}
