import { type Conversation, type Message } from './chat.dto.js';
import { type ConversationRow } from './conversations.repository.js';
import { type MessageRow } from './messages.repository.js';

const UNTITLED = 'New conversation';

export function toConversation({ id, title, createdAt, updatedAt }: ConversationRow): Conversation {
  return {
    id,
    title: toConversationTitle(title),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toConversationTitle(title: string | null): string {
  return title ?? UNTITLED;
}

export function toMessage({ id, role, text, createdAt, status, citations, actions }: MessageRow): Message {
  return { id, role, text, createdAt: createdAt.toISOString(), status, citations, actions };
}
