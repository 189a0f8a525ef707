import type { ConversationDetail, Message } from '../../shared/chat/api/chat.api';

let made = 0;

export function makeMessage(overrides: Partial<Message> = {}): Message {
  made += 1;
  return {
    id: `message-${made}`,
    parentId: null,
    siblings: [],
    role: 'user',
    text: `Message ${made}`,
    createdAt: new Date().toISOString(),
    status: 'complete',
    citations: [],
    actions: [],
    isClosest: false,
    runs: [],
    feedback: null,
    idempotencyKey: null,
    ...overrides,
  };
}

export function makeConversation(overrides: Partial<ConversationDetail> = {}): ConversationDetail {
  made += 1;
  const now = new Date().toISOString();
  return {
    id: `conversation-${made}`,
    title: `Conversation ${made}`,
    createdAt: now,
    updatedAt: now,
    status: 'active',
    disabledContexts: [],
    messages: [],
    ...overrides,
  };
}
