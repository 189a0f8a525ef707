import { Injectable } from '@nestjs/common';
import { ImportLeases } from '../../imports/import-leases.js';
import { type ImportRow } from '../../imports/imports.rows.js';
import { MemoryErasure } from '../memory-erasure.service.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { ImportedMemoriesRepository } from './imported-memories.repository.js';

/** Erases what an import brought, some at a time, with all that was derived from it. */
@Injectable()
export class ImportUndoing {
  constructor(
    private readonly brought: ImportedMemoriesRepository,
    private readonly leases: ImportLeases,
    private readonly erasure: MemoryErasure,
    private readonly statistics: CorpusStatistics,
  ) {}

  async run(job: ImportRow, stop: AbortSignal): Promise<void> {
    const lease = this.leases.of(job);
    let isLeft = true;
    while (isLeft && !stop.aborted) {
      isLeft = await this.leases.erase(lease, () =>
        this.brought.eraseSome(job.userId, job, this.erasure.run, this.leases.now),
      );
      this.statistics.forget(job.userId);
    }
    await (isLeft ? this.leases.release(lease) : this.leases.finishUndo(lease));
  }
}
