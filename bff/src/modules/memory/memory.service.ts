import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { Transactions } from '../../database/transactions.js';
import { Signals } from '../signals/signals.service.js';
import { type MemoryDraft } from './memory-draft.js';
import { MemoryFollowUps } from './memory-follow-ups.js';
import { MemoryIntake } from './memory-intake.service.js';
import {
  type Memory,
  type MemoryListQuery,
  type MemoryPage,
  type MemoryVersions,
  type UpdateMemory,
} from './memory.dto.js';
import { MemoryChanged, MemoryNotFound } from './memory.errors.js';
import { toMemory, toMemoryVersions, toNewMemory, toSelection } from './memory.mapper.js';
import { MemoryRepository } from './memory.repository.js';
import { type MemoryRow } from './memory.rows.js';

@Injectable()
export class MemoryService {
  constructor(
    private readonly memories: MemoryRepository,
    private readonly intake: MemoryIntake,
    private readonly followUps: MemoryFollowUps,
    private readonly signals: Signals,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async create(userId: string, draft: MemoryDraft): Promise<Memory> {
    const [memory] = await this.createAll(userId, [draft]);
    if (!memory) throw new Error('The memory left no row.');
    return memory;
  }

  /** All or none, in the given order. Parts of one paste become neighbours. */
  async createAll(userId: string, drafts: readonly MemoryDraft[]): Promise<Memory[]> {
    const admitted = await this.intake.admit(userId, drafts);
    const now = this.clock.now().getTime();
    const paste = randomUUID();
    const newMemories = admitted.map(({ index, ...draft }, place) => ({
      ...(draft.source.kind === 'paste' && { thread: paste, seq: place }),
      // One millisecond apart, so that a list by time keeps the order.
      ...toNewMemory(draft, new Date(now + place)),
      index,
    }));
    const rows = await this.transactions.run(userId, async () => {
      const kept = await this.memories.insert(userId, newMemories);
      const tagged = kept.filter(({ tags }) => tags.length > 0);
      await this.signals.record(
        userId,
        tagged.map(({ id, tags }) => ({ kind: 'memory', memoryId: id, tags })),
      );
      return kept;
    });
    this.followUps.added(
      userId,
      newMemories.map(({ index, author }) => ({ terms: index.terms, author })),
    );
    return rows.map(toMemory);
  }

  async list(userId: string, { cursor, limit, sort, ...filter }: MemoryListQuery): Promise<MemoryPage> {
    const query = { cursor, limit };
    const range = { ...rangeOf(query), sort };
    const { rows, total } = await this.memories.findPage(userId, toSelection(filter), range);
    const page = cutPage(rows, query, ({ recordedAt, happenedAt, id }) => ({
      at: sort === 'happened' ? (happenedAt ?? recordedAt) : recordedAt,
      id,
    }));
    return { items: page.rows.map(toMemory), nextCursor: page.nextCursor, ...total };
  }

  async get(userId: string, id: string): Promise<Memory> {
    return toMemory(await this.find(userId, id));
  }

  /** Those that came from a message and those with these ids, but for what is forgotten; the oldest first. */
  async listOfMessage(userId: string, messageId: string, ids: readonly string[] = []): Promise<Memory[]> {
    return (await this.memories.findOfMessage(userId, messageId, ids)).map(toMemory);
  }

  /** What came of the messages of a conversation and holds, the latest first. */
  async listOfConversation(userId: string, conversationId: string, limit: number): Promise<Memory[]> {
    return (await this.memories.findOfConversation(userId, conversationId, limit)).map(toMemory);
  }

  async update(
    userId: string,
    id: string,
    { version, happenedAt, ...fields }: UpdateMemory,
  ): Promise<Memory> {
    const index = fields.text === undefined ? undefined : await this.intake.index(fields.text);
    const row = await this.memories.revise(userId, id, version, {
      ...fields,
      ...(happenedAt !== undefined && { happenedAt: happenedAt === null ? null : new Date(happenedAt) }),
      ...(index && { index }),
      updatedAt: this.clock.now(),
    });
    if (!row) {
      await this.find(userId, id);
      throw new MemoryChanged();
    }
    this.followUps.changed(userId);
    return toMemory(row);
  }

  async listVersions(userId: string, id: string): Promise<MemoryVersions> {
    const current = await this.find(userId, id);
    return toMemoryVersions(current, await this.memories.findVersions(userId, id));
  }

  archive(userId: string, id: string): Promise<Memory> {
    return this.move(userId, id, 'active', 'archived');
  }

  unarchive(userId: string, id: string): Promise<Memory> {
    return this.move(userId, id, 'archived', 'active');
  }

  private async move(
    userId: string,
    id: string,
    from: 'active' | 'archived',
    to: 'active' | 'archived',
  ): Promise<Memory> {
    await this.memories.move(userId, id, from, to);
    this.followUps.changed(userId);
    return this.get(userId, id);
  }

  private async find(userId: string, id: string): Promise<MemoryRow> {
    const row = await this.memories.findById(userId, id);
    if (!row) throw new MemoryNotFound();
    return row;
  }
}
