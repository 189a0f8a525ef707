import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type ImportBatch } from './import-batch.js';
import { ImportBatchesRepository } from './import-batches.repository.js';
import { ImportIndexing } from './import-indexing.js';
import { type ImportLinks } from './import-links.js';
import { type Lease } from './imports.rows.js';

/** Writes what was read, and how far that is. */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly batches: ImportBatchesRepository,
    private readonly indexing: ImportIndexing,
    private readonly statistics: CorpusStatistics,
    private readonly clock: Clock,
  ) {}

  /** Gives the batch to go on with. */
  async write(lease: Lease, batch: ImportBatch, bytesRead: number, leaseUntil: Date): Promise<ImportBatch> {
    await this.indexing.admit(lease.userId, batch);
    const memories = await this.indexing.toRows(lease.userId, batch.memories);
    const written = { memories, skips: batch.skips(), itemsRead: batch.itemsRead, bytesRead };
    const fresh = await this.batches.write(lease, written, leaseUntil);
    this.statistics.add(
      lease.userId,
      memories.flatMap(({ row: { id, index, author } }) =>
        fresh.has(id) ? [{ terms: index.terms, author }] : [],
      ),
    );
    return batch.next();
  }

  writeLinks({ userId }: Lease, links: ImportLinks): Promise<void> {
    return this.batches.writeLinks(userId, links.resolve(this.clock.now()));
  }
}
