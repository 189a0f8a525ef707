import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
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

  async list(userId: string, query: ConversationListQuery): Promise<ConversationPage> {
    const rows = await this.conversations.findPage(userId, rangeOf(query));
    const page = cutPage(rows, query, ({ updatedAt, id }) => ({ at: updatedAt, id }));
    return { items: page.rows.map(toConversation), nextCursor: page.nextCursor };
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
