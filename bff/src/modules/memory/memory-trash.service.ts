import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { MemoryTrashRepository } from './memory-trash.repository.js';
import { type Memory } from './memory.dto.js';
import { MemoryNotFound } from './memory.errors.js';
import { toMemory } from './memory.mapper.js';
import { CorpusStatistics } from './search/corpus-statistics.js';

@Injectable()
export class MemoryTrashService {
  constructor(
    private readonly trash: MemoryTrashRepository,
    private readonly statistics: CorpusStatistics,
    private readonly clock: Clock,
  ) {}

  /** Leaves every list and search at once, and can be restored until it is purged. */
  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.trash.put(userId, id, this.clock.now()))) throw new MemoryNotFound();
    this.statistics.forget(userId);
  }

  async restore(userId: string, id: string): Promise<Memory> {
    const row = await this.trash.takeOut(userId, id);
    if (!row) throw new MemoryNotFound();
    this.statistics.forget(userId);
    return toMemory(row);
  }
}
