import type { JsonBodyType } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { RetryAnswer, SendMessage, TemporaryMessage } from '../../../shared/chat/api/answer-stream';
import type {
  BranchChoice,
  Conversation,
  ConversationDetail,
  Message,
} from '../../../shared/chat/api/chat.api';
import type { ContextList } from '../../../features/chat/api/contexts.api';
import { makeConversation, makeMessage } from '../../factories/conversation';
import { exactly } from '../list-total';
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
  /** Every question as it was sent. */
  asked: SendMessage[];
  /** What was asked without being stored. */
  temporary: TemporaryMessage[];
  /** After which events the rest of an answer was asked for. */
  followed: number[];
}

const CONTEXTS: ContextList['items'] = [
  { name: 'memory', label: 'Memory', description: 'What you told me.' },
  { name: 'body', label: 'Body', description: 'Your readings.' },
  { name: 'mood', label: 'Mood', description: 'How you felt.' },
  { name: 'home', label: 'Home', description: 'Your devices.' },
];

type Answer = HttpResponse<JsonBodyType>;

const notFound = (): Answer => problem(404, 'conversation_not_found', 'Conversation not found.');

/** The chat routes: a question is stored once per key, its answer streams and is stored. */
export function chatServer(conversations: ConversationDetail[] = []): ChatServer {
  const deleted: ConversationDetail[] = [];
  const byKey = new Map<string, { question: Message; answer: Message }>();
  const server: ChatServer = {
    handlers: [],
    conversations,
    script: { pieces: ['I don’t have that.'], completed: {} },
    asked: [],
    temporary: [],
    followed: [],
  };
  const find = (id: unknown): ConversationDetail | undefined =>
    conversations.find((conversation) => conversation.id === id);

  /** Every message by its conversation, also those of branches that are not shown. */
  const trees = new Map<string, Message[]>();
  const treeOf = ({ id, messages }: ConversationDetail): Message[] => {
    const tree = trees.get(id) ?? chained(messages);
    trees.set(id, tree);
    return tree;
  };
  const showBranch = (conversation: ConversationDetail, messageId: string): void => {
    const tree = treeOf(conversation);
    const branch: Message[] = [];
    let node = tree.find(({ id }) => id === newestLeaf(tree, messageId));
    while (node) {
      const { parentId } = node;
      const siblings = tree.filter((each) => each.parentId === parentId).map(({ id }) => id);
      node.siblings = siblings.length > 1 ? siblings : [];
      branch.unshift(node);
      node = tree.find(({ id }) => id === parentId);
    }
    conversation.messages = branch;
  };

  server.handlers = [
    http.get('/api/conversations', ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const items = conversations.filter((conversation) => status === null || conversation.status === status);
      return HttpResponse.json({ items: items.map(withoutMessages), nextCursor: null });
    }),
    http.get('/api/entities/recent', () => HttpResponse.json({ items: [] })),
    http.get('/api/memories', () => HttpResponse.json({ items: [], nextCursor: null, ...exactly(0) })),
    http.get('/api/contexts', () => HttpResponse.json({ items: CONTEXTS })),
    http.post('/api/conversations', async ({ request }) => {
      const { id, disabledContexts } = (await request.json()) as Partial<Conversation>;
      const known = find(id);
      if (known) return HttpResponse.json(withoutMessages(known), { status: 201 });
      const conversation = makeConversation({
        title: '',
        ...(id && { id }),
        disabledContexts: disabledContexts ?? [],
      });
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
      Object.assign(conversation, await request.json());
      return HttpResponse.json(structuredClone(conversation));
    }),
    http.delete('/api/conversations/:id', ({ params }): Answer => {
      const conversation = find(params['id']);
      if (!conversation) return notFound();
      deleted.push(...conversations.splice(conversations.indexOf(conversation), 1));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/conversations/:id/restore', ({ params }): Answer => {
      const conversation = deleted.find(({ id }) => id === params['id']);
      if (!conversation) return notFound();
      conversations.push(conversation);
      return HttpResponse.json(withoutMessages(conversation));
    }),
    http.post('/api/temporary-chat/messages', async ({ request }): Promise<Answer> => {
      const asked = (await request.json()) as TemporaryMessage;
      server.temporary.push(asked);
      const question = makeMessage({ text: asked.text });
      const { pieces, completed, pause } = server.script;
      const answer = makeMessage({ role: 'twin', text: pieces.join(''), ...completed });
      return eventStream((send) => sendAnswer(send, question, answer, { pieces, pause }));
    }),
    http.post('/api/conversations/:id/messages', async ({ params, request }): Promise<Answer> => {
      const conversation = find(params['id']);
      if (!conversation) return notFound();
      const asked = (await request.json()) as SendMessage;
      const { text, insteadOf, idempotencyKey = '' } = asked;
      server.asked.push(asked);
      const tree = treeOf(conversation);
      const place = tree.find(({ id }) => id === insteadOf);
      const parentId = place ? place.parentId : (conversation.messages.at(-1)?.id ?? null);
      const known = byKey.get(idempotencyKey);
      const question = known?.question ?? makeMessage({ text, parentId, idempotencyKey });
      const answer = known?.answer ?? answerTo(question, server.script);
      if (!known) {
        byKey.set(idempotencyKey, { question, answer });
        conversation.title ||= text;
        tree.push(question, answer);
        showBranch(conversation, answer.id);
      }
      return eventStream((send) => sendAnswer(send, question, answer, server.script));
    }),
    http.post('/api/conversations/:id/messages/retry', async ({ params, request }): Promise<Answer> => {
      const { answerId } = (await request.json()) as RetryAnswer;
      const conversation = find(params['id']);
      const tree = conversation ? treeOf(conversation) : [];
      const tried = tree.find(({ id }) => id === answerId);
      const question = tree.find(({ id }) => id === tried?.parentId);
      if (!conversation || !question) return notFound();
      const answer = answerTo(question, server.script);
      tree.push(answer);
      showBranch(conversation, answer.id);
      return eventStream((send) => sendAnswer(send, question, answer, server.script));
    }),
    http.get('/api/answers/:id/events', ({ params, request }): Answer => {
      const messages = conversations.flatMap(treeOf);
      const answer = messages.find(({ id }) => id === params['id']);
      const question = messages.find(({ id }) => id === answer?.parentId);
      if (!answer || !question) return notFound();
      const after = Number(request.headers.get('Last-Event-ID'));
      server.followed.push(after);
      const { script } = server;
      return eventStream(
        async (send) => {
          if (answer.status === 'streaming') {
            const text = script.pieces.join('');
            const whole: Message = { ...answer, text, status: 'complete', ...script.completed };
            await sendAnswer(send, question, whole, script);
            Object.assign(answer, whole);
          } else {
            send('message.completed', { message: answer });
          }
        },
        answer.status === 'streaming' ? after : 0,
      );
    }),
    http.put('/api/conversations/:id/branch', async ({ params, request }): Promise<Answer> => {
      const conversation = find(params['id']);
      if (!conversation) return notFound();
      showBranch(conversation, ((await request.json()) as BranchChoice).messageId);
      return HttpResponse.json(structuredClone(conversation));
    }),
  ];
  return server;
}

function withoutMessages(detail: ConversationDetail): Conversation {
  const { id, title, createdAt, updatedAt, status, disabledContexts } = detail;
  return { id, title, createdAt, updatedAt, status, disabledContexts };
}

/** Messages that a test made without saying what they follow, one after the other. */
function chained(messages: Message[]): Message[] {
  messages.forEach((message, index) => (message.parentId ??= messages[index - 1]?.id ?? null));
  return [...messages];
}

function newestLeaf(tree: Message[], id: string): string {
  const child = tree.findLast(({ parentId }) => parentId === id);
  return child ? newestLeaf(tree, child.id) : id;
}

function answerTo({ id: parentId }: Message, { pieces, completed }: AnswerScript): Message {
  return makeMessage({ role: 'twin', text: pieces.join(''), parentId, ...completed });
}

type Send = (event: string, data: unknown) => void;

export async function sendAnswer(
  send: Send,
  question: Message,
  answer: Message,
  { pieces: [first, ...rest], pause }: Pick<AnswerScript, 'pieces' | 'pause'>,
): Promise<void> {
  send('message.accepted', { userMessage: question, twinMessageId: answer.id });
  send('text.delta', { text: first });
  await pause;
  rest.forEach((piece) => send('text.delta', { text: piece }));
  send('message.completed', { message: answer });
}

/** Events are numbered from one; those up to `after` are not sent. */
export function eventStream(write: (send: Send) => Promise<void>, after = 0): Answer {
  const encoder = new TextEncoder();
  let id = 0;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send: Send = (event, data) => {
        id += 1;
        if (id <= after) return;
        controller.enqueue(encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        await write(send);
        controller.close();
      } catch (error) {
        // The reader has gone, or the test breaks the connection.
        controller.error(error);
      }
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}
