import type { ApiError } from '../../../api/api-error';
import {
  applyChatEvent,
  type ChatEvent,
  type Question,
  QuestionRefused,
  streamAnswer,
} from '../../../shared/chat/api/answer-stream';
import type { Message } from '../../../shared/chat/api/chat.api';

export interface Watching {
  /** Watches no longer; the server finishes the answer all the same. */
  signal: AbortSignal;
  /** The answer as far as it is written. */
  onWritten: (answer: Message) => void;
}

/** One repeat takes a lost connection up again; a server that stays away is told. */
const ATTEMPTS = 2;
const LOST = 'The connection was lost. Your answer is still being written: see the conversations below.';

/** The whole answer to a question. Rejects with an error whose message is for the user, or with an abort. */
export async function answerOf(question: Question, watching: Watching): Promise<Message> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await watch(question, watching);
    if (answer) return answer;
  }
  throw noAnswer(LOST);
}

/** Null when the connection was lost in mid-answer. */
async function watch(question: Question, { signal, onWritten }: Watching): Promise<Message | null> {
  const talk: { messages: Message[] } = { messages: [] };
  try {
    for await (const event of streamAnswer(question, signal)) {
      if (event.event === 'message.completed') return event.data.message;
      throwIfOver(event);
      applyChatEvent(talk, event);
      const written = talk.messages.findLast(({ role }) => role === 'twin');
      if (written) onWritten({ ...written });
    }
  } catch (error) {
    if (signal.aborted || error instanceof QuestionRefused) throw error;
  }
  return null;
}

function throwIfOver({ event, data }: ChatEvent): void {
  if (event === 'message.failed' || event === 'session.ended') throw noAnswer(data.detail);
}

function noAnswer(message: string): QuestionRefused {
  const reason: ApiError = { status: 0, code: 'no_answer', message, requestId: null, fields: [] };
  return new QuestionRefused(reason);
}
