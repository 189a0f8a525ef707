import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Purge } from '../../common/lifecycle/purge.js';
import { type Conversation } from './chat.dto.js';
import { ConversationNotFound } from './chat.errors.js';
import { toConversation } from './chat.mapper.js';
import { ConversationTrashRepository } from './conversation-trash.repository.js';
import { LiveEvents } from '../events/live-events.service.js';

/** For a slip, not for second thoughts: with the purge's own rhythm a deleted conversation is gone within a day. */
const KEPT_MS = 12 * 60 * 60_000;

/** Deletes conversations so that it can be undone for a while, and erases them after that. */
@Injectable()
export class ConversationTrashService extends Purge {
  protected readonly task = 'purge deleted conversations';

  constructor(
    private readonly trash: ConversationTrashRepository,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {
    super();
  }

  /** Leaves every list, search, export and answer at once. */
  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.trash.put(userId, id, this.clock.now()))) throw new ConversationNotFound();
    this.live.changed(userId, 'chats', id);
  }

  /** Every conversation in which something was said on the voice screen. */
  async deleteSpoken(userId: string): Promise<void> {
    await this.trash.putSpoken(userId, this.clock.now());
    this.live.changed(userId, 'chats');
  }

  async restore(userId: string, id: string): Promise<Conversation> {
    const row = await this.trash.takeOut(userId, id);
    if (!row) throw new ConversationNotFound();
    this.live.changed(userId, 'chats', id);
    return toConversation(row);
  }

  protected remove(): Promise<void> {
    return this.trash.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
