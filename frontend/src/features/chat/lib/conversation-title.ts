import type { Conversation } from '../../../shared/chat/api/chat.api';

/** The first question gives a conversation its title. */
export function conversationTitle({ title }: Pick<Conversation, 'title'>): string {
  return title || 'New conversation';
}
