import { fromProblem, toApiError, type ApiError } from '../../../api/api-error';
import { readServerEvents, type ServerEvent } from '../../../api/event-stream';
import type { SendMessage, TemporaryMessage } from '../../../api/generated/answers.gen';
import type { Conversation, ConversationDetail, Message } from '../../../api/generated/chat.gen';
import { CLIENT_HEADERS } from '../../../api/request';

export type { RetryAnswer, SendMessage, TemporaryMessage } from '../../../api/generated/answers.gen';

export type TranscribedBy = NonNullable<SendMessage['transcribedBy']>;

/** Says a message of the owner's differently, or tries an answer again. */
export interface QuestionBranch {
  kind: 'edit' | 'retry';
  messageId: string;
}

export interface Question {
  conversationId: string;
  text: string;
  /** Where it branches off; without it, it follows what was said last. */
  branch: QuestionBranch | null;
  /** Said on the voice screen, and who wrote it down. */
  transcribedBy?: TranscribedBy;
  /** What the answer may not read; without it, what the conversation may not. */
  disabledContexts?: Conversation['disabledContexts'];
  /** The same key for every attempt: a repeat after a lost answer streams the stored exchange. */
  idempotencyKey: string;
}

/** The events of `sendMessage`; the generator describes no event streams. */
export type ChatEvent =
  | { event: 'message.accepted'; data: { userMessage: Message; twinMessageId: string } }
  | { event: 'text.delta'; data: { text: string } }
  | { event: 'message.completed'; data: { message: Message } }
  | { event: 'message.failed'; data: { code: string; detail: string } }
  | { event: 'session.ended'; data: { code: string; detail: string } };

/** With what to ask for the rest after, should the stream be lost. */
export type NumberedEvent = ChatEvent & { id: string };

/** The server refused the question, or could not be reached. */
export class QuestionRefused extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/**
 * Sends a question and yields the answer as it is written. Ends without `message.completed` when the connection is
 * lost; the server finishes and keeps the answer all the same.
 */
export function streamAnswer(
  { conversationId, text, branch, transcribedBy, disabledContexts, idempotencyKey }: Question,
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  const path = `/api/conversations/${encodeURIComponent(conversationId)}/messages`;
  if (branch?.kind === 'retry') {
    const retry = { answerId: branch.messageId, disabledContexts, idempotencyKey };
    return streamEvents(`${path}/retry`, retry, signal);
  }
  const message = { text, insteadOf: branch?.messageId, transcribedBy, disabledContexts, idempotencyKey };
  return streamEvents(path, message, signal);
}

/** The same for a chat that nobody stores: what was said before, newest first, comes with the question. */
export function streamTemporaryAnswer(
  message: TemporaryMessage,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  return streamEvents('/api/temporary-chat/messages', message, signal);
}

/**
 * Goes on after the event that arrived last, from the first where none did: after a reload, or when the connection was
 * lost. An answer that is written no more comes whole, in one event.
 */
export function followAnswer(
  answerId: string,
  lastEventId: string,
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  const headers: Init['headers'] = lastEventId === '' ? {} : { 'Last-Event-ID': lastEventId };
  return readAnswer(`/api/answers/${encodeURIComponent(answerId)}/events`, { headers, signal });
}

function streamEvents(path: string, body: object, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
  const headers = { 'Content-Type': 'application/json' };
  return readAnswer(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

async function* readAnswer(path: string, init: Init): AsyncGenerator<NumberedEvent> {
  const response = await send(path, init);
  if (!response.ok || response.body === null) {
    const problem: unknown = await response.json().catch(() => null);
    throw new QuestionRefused(fromProblem(response.status, problem));
  }
  for await (const event of readServerEvents(response.body)) yield parseEvent(event);
}

type Init = Pick<RequestInit, 'method' | 'body'> & { headers: Record<string, string>; signal: AbortSignal };

/** Writes what one event says into the conversation. */
export function applyChatEvent(
  { messages }: Pick<ConversationDetail, 'messages'>,
  { event, data }: ChatEvent,
): void {
  switch (event) {
    case 'message.accepted':
      leaveBranch(messages, data.userMessage);
      putMessage(messages, data.userMessage);
      // A repeated question streams its answer from the start, so what had arrived before is written anew.
      putMessage(messages, emptyAnswer(data.twinMessageId, data.userMessage));
      return;
    case 'text.delta': {
      const answer = messages.findLast(({ status }) => status === 'streaming');
      if (answer) answer.text += data.text;
      return;
    }
    case 'message.completed':
      putMessage(messages, data.message);
      return;
    case 'message.failed': {
      const answer = messages.findLast(({ status }) => status === 'streaming');
      if (answer) answer.status = 'failed';
      return;
    }
    case 'session.ended':
    // The server finishes and keeps the answer all the same.
  }
}

async function send(path: string, { headers, ...init }: Init): Promise<Response> {
  try {
    return await fetch(path, {
      credentials: 'include',
      headers: { ...CLIENT_HEADERS, ...headers, Accept: 'text/event-stream' },
      ...init,
    });
  } catch (error) {
    if (init.signal.aborted) throw error;
    throw new QuestionRefused(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  }
}

function parseEvent({ id, event, data }: ServerEvent): NumberedEvent {
  return { id, event, data: JSON.parse(data) as unknown } as NumberedEvent;
}

function putMessage(messages: Message[], message: Message): void {
  const index = messages.findIndex(({ id }) => id === message.id);
  if (index < 0) messages.push(message);
  else messages[index] = message;
}

/** What followed the place of this message belongs to another branch. */
function leaveBranch(messages: Message[], { parentId }: Message): void {
  const parent = messages.findIndex(({ id }) => id === parentId);
  if (parent >= 0 || parentId === null) messages.splice(parent + 1);
}

function emptyAnswer(id: string, { id: parentId, createdAt }: Message): Message {
  const place = { id, parentId, siblings: [] };
  const rest = {
    citations: [],
    actions: [],
    isClosest: false,
    runs: [],
    feedback: null,
    idempotencyKey: null,
  };
  return { ...place, role: 'twin', text: '', createdAt, status: 'streaming', ...rest };
}
