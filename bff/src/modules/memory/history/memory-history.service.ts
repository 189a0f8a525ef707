import { Injectable } from '@nestjs/common';
import { toListTotal } from '../../../common/list-total.js';
import { type Memory } from '../memory.dto.js';
import { MemoryNotFound } from '../memory.errors.js';
import { toMemory } from '../memory.mapper.js';
import { MemoryService } from '../memory.service.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type MemoryHistory, type MemoryNeighbours, type SupersedeMemory } from './memory-history.dto.js';
import { MemoryNotCurrent, MemoryVersionNotFound } from './memory-history.errors.js';
import { MemoryHistoryRepository } from './memory-history.repository.js';

/** How a memory came to say what it says, what held before it, and what stood around it. */
@Injectable()
export class MemoryHistoryService {
  constructor(
    private readonly memories: MemoryService,
    private readonly history: MemoryHistoryRepository,
    private readonly statistics: CorpusStatistics,
  ) {}

  /** As it was then, as a new version of what it is now. */
  async restoreVersion(userId: string, id: string, earlier: number, current: number): Promise<Memory> {
    const { items } = await this.memories.listVersions(userId, id);
    const found = items.find(({ version }) => version === earlier);
    if (!found) throw new MemoryVersionNotFound();
    const { text, kind, tags, importance, happenedAt } = found;
    return this.memories.update(userId, id, {
      ...{ text, kind, tags, importance, version: current },
      // Said again it would count as the user's own word.
      ...(happenedAt !== items[0]?.happenedAt && { happenedAt }),
    });
  }

  /** Gives what holds instead. */
  async supersede(userId: string, id: string, { by, at }: SupersedeMemory): Promise<Memory> {
    const older = await this.memories.get(userId, id);
    if (older.status !== 'active') throw new MemoryNotCurrent();
    const newer =
      typeof by === 'string' ? await this.memories.get(userId, by) : await this.create(userId, older, by);
    const since = new Date(at ?? newer.happenedAt ?? newer.recordedAt);
    if (!(await this.history.supersede(userId, id, newer.id, since))) throw new MemoryNotCurrent();
    this.statistics.forget(userId);
    return newer;
  }

  async reinstate(userId: string, id: string): Promise<Memory> {
    await this.history.reinstate(userId, id);
    this.statistics.forget(userId);
    return this.memories.get(userId, id);
  }

  async list(userId: string, id: string): Promise<MemoryHistory> {
    const rows = await this.history.findHistory(userId, id);
    if (rows.length === 0) throw new MemoryNotFound();
    return { items: rows.map(toMemory) };
  }

  async neighbours(userId: string, id: string, reach: number): Promise<MemoryNeighbours> {
    const memory = await this.memories.get(userId, id);
    const { thread, seq } = memory;
    if (thread === null || seq === null) return { items: [memory], ...toListTotal(1) };
    const rows = await this.history.findNeighbours(userId, thread, seq, reach);
    return { items: rows.map(toMemory), ...(await this.history.countThread(userId, thread)) };
  }

  /** The new words take over what was said of the old ones. */
  private create(
    userId: string,
    { kind, tags, importance, author }: Memory,
    { text, happenedAt }: Exclude<SupersedeMemory['by'], string>,
  ): Promise<Memory> {
    return this.memories.create(userId, {
      text,
      happenedAt: happenedAt === null ? null : new Date(happenedAt),
      kind,
      tags,
      importance,
      author,
      source: { kind: 'form' },
    });
  }
}
