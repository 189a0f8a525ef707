import { Injectable } from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Clock } from '../../common/clock.js';
import { RateLimit } from '../../common/http/rate-limit.js';
import { VERSION } from '../../config/version.js';
import { BranchesRepository } from './branches.repository.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { ConversationNotFound } from './chat.errors.js';
import { toConversation, toMessage } from './chat.mapper.js';
import { markdownHead, markdownMessage } from './conversation-markdown.js';
import { type ConversationRow, ConversationsRepository } from './conversations.repository.js';
import { branchTo } from './message-tree.js';
import { type MessageRow } from './messages.repository.js';

/** Raised when a reader of the old form could not read the new one. */
const SCHEMA_VERSION = 1;
const PAGE = 200;
const EXPORTS_A_MINUTE = 10;

interface ExportFile {
  name: string;
  content: AsyncIterable<string>;
}
type Owner = Pick<SessionUser, 'id' | 'timeZone'>;

/** Conversations as files, read as they are written: a long one is never in memory whole. */
@Injectable()
export class ChatExportsService {
  private readonly limit = new RateLimit(EXPORTS_A_MINUTE);

  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly branches: BranchesRepository,
    private readonly exports: ChatExportsRepository,
    private readonly clock: Clock,
  ) {}

  /** The branch of one conversation that is shown, as Markdown. Throws ConversationNotFound and TooManyRequests. */
  async one({ id: userId, timeZone }: Owner, id: string): Promise<ExportFile> {
    const conversation = await this.conversations.find(userId, id);
    if (!conversation) throw new ConversationNotFound();
    await this.limit.take(userId);
    return { name: `twyn-chat-${this.today()}.md`, content: this.markdown(conversation, timeZone) };
  }

  /** All conversations as JSON. Throws TooManyRequests. */
  async all({ id: userId }: Owner): Promise<ExportFile> {
    await this.limit.take(userId);
    return { name: `twyn-chats-${this.today()}.json`, content: this.json(userId) };
  }

  private async *markdown(conversation: ConversationRow, timeZone: string): AsyncIterable<string> {
    yield markdownHead(toConversation(conversation), timeZone);
    const tree = await this.branches.findTree(conversation.userId, conversation.id);
    const shown = new Set(branchTo(tree, conversation.activeLeafId).map(({ id }) => id));
    for await (const row of this.messagesOf(conversation)) {
      if (shown.has(row.id)) yield markdownMessage(toMessage(row), timeZone);
    }
  }

  private async *json(userId: string): AsyncIterable<string> {
    const head = {
      format: 'twyn-conversations',
      schemaVersion: SCHEMA_VERSION,
      product: `Twyn ${VERSION}`,
      exportedAt: this.clock.now().toISOString(),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"conversations":[`;
    let between = '\n';
    for await (const conversation of this.allOf(userId)) {
      yield `${between}${JSON.stringify(toConversation(conversation)).slice(0, -1)},"messages":[`;
      between = ',\n';
      let separator = '';
      for await (const row of this.messagesOf(conversation)) {
        yield separator + JSON.stringify(toMessage(row));
        separator = ',';
      }
      yield ']}';
    }
    yield ']}\n';
  }

  private async *allOf(userId: string): AsyncIterable<ConversationRow> {
    let page: ConversationRow[] = [];
    do {
      page = await this.exports.findConversations(userId, page.at(-1)?.id, PAGE);
      yield* page;
    } while (page.length === PAGE);
  }

  private async *messagesOf({ userId, id }: ConversationRow): AsyncIterable<MessageRow> {
    let page: MessageRow[] = [];
    do {
      page = await this.exports.findMessages(userId, id, page.at(-1)?.position ?? 0, PAGE);
      yield* page;
    } while (page.length === PAGE);
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
