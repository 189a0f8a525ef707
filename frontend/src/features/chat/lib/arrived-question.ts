import type { Message } from '../../../shared/chat/api/chat.api';
import type { Question } from './chat-draft';

/** Whether the server has what was asked: it keeps the key of the request with the message. */
export function isAmong(
  messages: readonly Pick<Message, 'idempotencyKey'>[],
  { key }: Pick<Question, 'key'>,
): boolean {
  return messages.some(({ idempotencyKey }) => idempotencyKey === key);
}
