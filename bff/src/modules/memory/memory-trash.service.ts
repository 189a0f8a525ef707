import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { afterCommit } from '../../database/transactions.js';
import { MemoryErasure } from './memory-erasure.service.js';
import { type ErasureReceipt, type Trash, type TrashQuery } from './memory-trash.dto.js';
import { MemoryTrashRepository } from './memory-trash.repository.js';
import { type Memory } from './memory.dto.js';
import { MemoryNotFound } from './memory.errors.js';
import { toMemory, toTrashedMemory } from './memory.mapper.js';
import { CorpusStatistics } from './search/corpus-statistics.js';
import { LiveEvents } from '../events/live-events.service.js';

/** As long as the user may undo. */
export const TRASH_DAYS = 30;
const KEPT_MS = TRASH_DAYS * 24 * 60 * 60_000;

@Injectable()
export class MemoryTrashService {
  constructor(
    private readonly trash: MemoryTrashRepository,
    private readonly erasure: MemoryErasure,
    private readonly statistics: CorpusStatistics,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async list(userId: string, query: TrashQuery): Promise<Trash> {
    const { rows, total } = await this.trash.findPage(userId, rangeOf(query));
    const page = cutPage(rows, query, ({ deletedAt, id }) => ({ at: deletedAt, id }));
    return {
      items: page.rows.map((row) => toTrashedMemory(row, KEPT_MS)),
      nextCursor: page.nextCursor,
      ...total,
    };
  }

  /** Leaves every list and search at once, and can be restored until it is erased. */
  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.trash.put(userId, id, this.clock.now()))) throw new MemoryNotFound();
    this.forget(userId);
  }

  async restore(userId: string, id: string): Promise<Memory> {
    const row = await this.trash.takeOut(userId, id);
    if (!row) throw new MemoryNotFound();
    this.forget(userId);
    return toMemory(row);
  }

  /** For good. Only what is in the trash: a memory is forgotten first, and erased on second thoughts. */
  async erase(userId: string, id: string): Promise<ErasureReceipt> {
    const erased = await this.trash.erase(userId, id, this.erasure.run);
    if (erased.memories === 0) throw new MemoryNotFound();
    this.live.changed(userId, 'memories');
    return { erased };
  }

  async empty(userId: string): Promise<ErasureReceipt> {
    const erased = await this.trash.erase(userId, undefined, this.erasure.run);
    this.live.changed(userId, 'memories');
    return { erased };
  }

  /** For good and at once, with what was derived from it. Gives how many memories there were. */
  async eraseSample(userId: string): Promise<number> {
    const erased = await this.trash.eraseSample(userId, this.clock.now(), this.erasure.run);
    this.forget(userId);
    return erased.memories;
  }

  countSample(userId: string): Promise<number> {
    return this.trash.countSample(userId);
  }

  /** Everybody's that was forgotten so long ago that it cannot be restored any more. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.trash.purge(before, this.erasure.run);
  }

  /** What was known of all of the user's memories together is out of date. */
  private forget(userId: string): void {
    this.live.changed(userId, 'memories');
    afterCommit(() => this.statistics.forget(userId));
  }
}
