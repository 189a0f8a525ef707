import { fromProblem, toApiError, type ApiError } from './api-error';
import { readServerEvents, type ServerEvent } from './event-stream';
import type { ConversationDetail, Message } from './generated/chat.gen';
import { CLIENT_HEADERS } from './request';

export interface Question {
  conversationId: string;
  text: string;
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
export async function* streamAnswer(question: Question, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await send(question, signal);
  if (!response.ok || response.body === null) {
    const problem: unknown = await response.json().catch(() => null);
    throw new QuestionRefused(fromProblem(response.status, problem));
  }
  for await (const event of readServerEvents(response.body)) yield parseEvent(event);
}

/** Writes what one event says into the conversation. */
export function applyChatEvent(conversation: ConversationDetail, { event, data }: ChatEvent): void {
  const { messages } = conversation;
  switch (event) {
    case 'message.accepted':
      putMessage(messages, data.userMessage);
      // A repeated question streams its answer from the start, so what had arrived before is written anew.
      putMessage(messages, emptyAnswer(data.twinMessageId, data.userMessage.createdAt));
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

async function send(
  { conversationId, text, idempotencyKey }: Question,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`/api/conversations/${encodeURIComponent(conversationId)}/messages`, {
      method: 'POST',
      credentials: 'include',
      headers: { ...CLIENT_HEADERS, 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ text, idempotencyKey }),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new QuestionRefused(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  }
}

function parseEvent({ event, data }: ServerEvent): ChatEvent {
  return { event, data: JSON.parse(data) as unknown } as ChatEvent;
}

function putMessage(messages: Message[], message: Message): void {
  const index = messages.findIndex(({ id }) => id === message.id);
  if (index < 0) messages.push(message);
  else messages[index] = message;
}

function emptyAnswer(id: string, createdAt: string): Message {
  return { id, role: 'twin', text: '', createdAt, status: 'streaming', citations: [], actions: [] };
}
