import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { SkillsService } from '../skills/skills.service.js';
import { BranchesRepository } from './branches.repository.js';
import {
  type Conversation,
  type ConversationDetail,
  type ConversationListQuery,
  type ConversationPage,
  type ConversationUpdate,
  type CreateConversation,
} from './chat.dto.js';
import { ConversationNotFound, MessageNotFound } from './chat.errors.js';
import { toConversation, toMessage } from './chat.mapper.js';
import { ConversationsRepository } from './conversations.repository.js';
import { branchTo, childrenByParent, newestLeaf } from './message-tree.js';
import { LiveEvents } from '../events/live-events.service.js';

/** A branch is read whole up to here; a longer one shows its newest messages. */
const MAX_MESSAGES = 500;

@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly branches: BranchesRepository,
    private readonly skills: SkillsService,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async list(userId: string, query: ConversationListQuery): Promise<ConversationPage> {
    const rows = await this.conversations.findPage(userId, query.status, rangeOf(query));
    const page = cutPage(rows, query, ({ updatedAt, id }) => ({ at: updatedAt, id }));
    return { items: page.rows.map(toConversation), nextCursor: page.nextCursor };
  }

  /** Creates a conversation, or gives the one that has that id already. Throws `ConversationNotFound` if it is deleted. */
  async create(userId: string, { id, disabledContexts }: CreateConversation): Promise<Conversation> {
    const created = await this.conversations.create(userId, { id, disabledContexts }, this.clock.now());
    const conversation = created ?? (id && (await this.conversations.find(userId, id)));
    if (!conversation) throw new ConversationNotFound();
    if (created) this.live.changed(userId, 'chats');
    return toConversation(conversation);
  }

  async get(userId: string, id: string): Promise<ConversationDetail> {
    const conversation = await this.conversations.find(userId, id);
    if (!conversation) throw new ConversationNotFound();
    const tree = await this.branches.findTree(userId, id);
    const branch = branchTo(tree, conversation.activeLeafId).slice(-MAX_MESSAGES);
    const places = childrenByParent(tree);
    const ids = branch.map((node) => node.id);
    const rows = await this.branches.findMessages(userId, ids);
    const runs = await this.skills.runsOf(userId, ids);
    const messages = rows.map((row) => {
      const siblings = places.get(row.parentId) ?? [];
      return toMessage(row, { siblings: siblings.length > 1 ? siblings : [], runs: runs.get(row.id) });
    });
    return { ...toConversation(conversation), messages };
  }

  /** Shows the newest branch through this message, now and when the conversation is opened again. */
  async showBranch(userId: string, id: string, messageId: string): Promise<ConversationDetail> {
    if (!(await this.conversations.find(userId, id))) throw new ConversationNotFound();
    const tree = await this.branches.findTree(userId, id);
    if (!tree.some((node) => node.id === messageId)) throw new MessageNotFound();
    await this.branches.show(userId, id, newestLeaf(tree, messageId));
    this.live.changed(userId, 'chats', id);
    return this.get(userId, id);
  }

  async update(userId: string, id: string, change: ConversationUpdate): Promise<Conversation> {
    const conversation = await this.conversations.update(userId, id, change);
    if (!conversation) throw new ConversationNotFound();
    this.live.changed(userId, 'chats', id);
    return toConversation(conversation);
  }
}
