import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type ImportBatch, type WrittenBatch } from './import-batch.js';
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

  /** All that needs no database but the rules of the user. */
  async makeReady({ userId }: Lease, batch: ImportBatch, bytesRead: number): Promise<WrittenBatch> {
    await this.indexing.admit(userId, batch);
    const memories = await this.indexing.toRows(userId, batch.memories);
    return { memories, skips: batch.skips(), itemsRead: batch.itemsRead, bytesRead };
  }

  async write(lease: Lease, batch: WrittenBatch, leaseUntil: Date): Promise<void> {
    const fresh = await this.batches.write(lease, batch, leaseUntil);
    this.statistics.add(
      lease.userId,
      batch.memories.flatMap(({ row: { id, index, author } }) =>
        fresh.has(id) ? [{ terms: index.terms, author }] : [],
      ),
    );
  }

  writeLinks({ userId }: Lease, links: ImportLinks): Promise<void> {
    return this.batches.writeLinks(userId, links.resolve(this.clock.now()));
  }
}
