import { Injectable } from '@nestjs/common';
import { ImportLeases } from '../../imports/import-leases.js';
import { type Lease } from '../../imports/lease.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type ImportBatch, type WrittenBatch } from './import-batch.js';
import { ImportBatchesRepository } from './import-batches.repository.js';
import { ImportIndexing } from './import-indexing.js';
import { type ImportLinks } from './import-links.js';

/** Writes what was read, and how far that is. */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly batches: ImportBatchesRepository,
    private readonly indexing: ImportIndexing,
    private readonly statistics: CorpusStatistics,
    private readonly leases: ImportLeases,
  ) {}

  /** All that needs no database but the rules of the user. */
  async makeReady({ userId }: Lease, batch: ImportBatch, bytesRead: number): Promise<WrittenBatch> {
    await this.indexing.admit(userId, batch);
    const memories = await this.indexing.toRows(userId, batch.memories);
    return { memories, skips: batch.skips(), itemsRead: batch.itemsRead, bytesRead };
  }

  async write(lease: Lease, { memories, ...read }: WrittenBatch): Promise<void> {
    const fresh = await this.leases.write(lease, async () => {
      const result = await this.batches.write(lease.userId, lease.importId, memories);
      const repeated = memories.length - result.size;
      return { result, progress: { ...read, imported: result.size, repeated, position: 0 } };
    });
    this.statistics.add(
      lease.userId,
      memories.flatMap(({ row: { id, index, author } }) =>
        fresh.has(id) ? [{ terms: index.terms, author }] : [],
      ),
    );
  }

  writeLinks({ userId }: Lease, links: ImportLinks): Promise<void> {
    return this.batches.writeLinks(userId, links.resolve(this.leases.now));
  }
}
