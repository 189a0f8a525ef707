import { Injectable } from '@nestjs/common';
import { MemoryErasure } from '../memory-erasure.service.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { ImportJobsRepository } from './import-jobs.repository.js';
import { ImportLeases } from './import-leases.js';
import { type ImportRow } from './imports.rows.js';

/** Erases what an import brought, some at a time, with all that was derived from it. */
@Injectable()
export class ImportUndoing {
  constructor(
    private readonly jobs: ImportJobsRepository,
    private readonly leases: ImportLeases,
    private readonly erasure: MemoryErasure,
    private readonly statistics: CorpusStatistics,
  ) {}

  async run(job: ImportRow, stop: AbortSignal): Promise<void> {
    const lease = this.leases.of(job);
    let isLeft = true;
    while (isLeft && !stop.aborted) {
      isLeft = await this.jobs.eraseSome(lease, job, this.erasure.run, this.leases.end);
      this.statistics.forget(job.userId);
    }
    await (isLeft ? this.leases.release(lease) : this.leases.finishUndo(lease));
  }
}
