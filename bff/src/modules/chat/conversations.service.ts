import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { decodeCursor, encodeCursor } from '../../common/http/time-cursor.js';
import {
  type Conversation,
  type ConversationDetail,
  type ConversationListQuery,
  type ConversationPage,
} from './chat.dto.js';
import { ConversationNotFound } from './chat.errors.js';
import { toConversation, toMessage } from './chat.mapper.js';
import { ConversationsRepository } from './conversations.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** A conversation is read whole up to here; a longer one shows its newest messages. */
const MAX_MESSAGES = 500;

@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { limit, cursor }: ConversationListQuery): Promise<ConversationPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const rows = await this.conversations.findPage(userId, limit + 1, after);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: page.map(toConversation),
      nextCursor: last ? encodeCursor({ at: last.updatedAt, id: last.id }) : null,
    };
  }

  async create(userId: string): Promise<Conversation> {
    return toConversation(await this.conversations.create(userId, this.clock.now()));
  }

  async get(userId: string, id: string): Promise<ConversationDetail> {
    const conversation = await this.conversations.find(userId, id);
    if (!conversation) throw new ConversationNotFound();
    const messages = await this.messages.findLatest(userId, id, MAX_MESSAGES);
    return { ...toConversation(conversation), messages: messages.map(toMessage) };
  }

  async rename(userId: string, id: string, title: string): Promise<Conversation> {
    const conversation = await this.conversations.rename(userId, id, title);
    if (!conversation) throw new ConversationNotFound();
    return toConversation(conversation);
  }

  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.conversations.delete(userId, id))) throw new ConversationNotFound();
  }
}
