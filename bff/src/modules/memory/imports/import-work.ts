import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ImportLeases } from '../../imports/import-leases.js';
import { type ImportRow } from '../../imports/imports.rows.js';
import { LeaseLost } from '../../imports/lease.js';
import { type Source } from '../../imports/source/source.js';
import { MemoryFollowUps } from '../memory-follow-ups.js';
import { isSkipped } from './formats/importer.js';
import { importerOf } from './formats/importers.js';
import { ImportBatch } from './import-batch.js';
import { type ImportFormat, type ImportMapping } from './import-formats.js';
import { idOf } from './import-indexing.js';
import { ImportReader } from './import-reader.js';
import { ImportLinks } from './import-links.js';
import { ImportWriter } from './import-writer.js';

const EXTEND_EVERY_MS = 10_000;
/** What was dealt with before is read again quickly, but not without letting others in. */
const TURN_EVERY = 500;

/** Reads one file into memories, from where the last process left it. */
@Injectable()
export class ImportWork {
  constructor(
    private readonly reader: ImportReader,
    private readonly leases: ImportLeases,
    private readonly writer: ImportWriter,
    private readonly followUps: MemoryFollowUps,
  ) {}

  /** Throws LeaseLost when it was cancelled, or when the process is to stop. */
  async run(job: ImportRow, stop: AbortSignal): Promise<void> {
    const source = await this.reader.open(job);
    try {
      await this.read(job, source, stop);
    } finally {
      source.close();
      this.followUps.imported(job.userId);
    }
  }

  private async read(job: ImportRow, source: Source, stop: AbortSignal): Promise<void> {
    if (job.format === null) throw new Error('The import has no format.');
    const lease = this.leases.of(job);
    const links = new ImportLinks();
    let batch = new ImportBatch(job.itemsRead);
    let writing = Promise.resolve();
    let position = 0;
    let extendAt = Date.now() + EXTEND_EVERY_MS;
    /** Made ready while the one before is being written. */
    const write = async (): Promise<void> => {
      const ready = await this.writer.makeReady(lease, batch, source.bytesRead);
      await writing;
      writing = this.writer.write(lease, ready);
      // It is heard where it is awaited.
      void writing.catch(() => undefined);
      batch = batch.next();
    };
    try {
      for await (const item of this.reader.read(
        importerOf(job.format as ImportFormat),
        source,
        job.mapping as ImportMapping | null,
      )) {
        position += 1;
        if (!isSkipped(item)) links.add(item, idOf(job.userId, item));
        if (position > job.itemsRead) batch.add(item);
        if (batch.isFull) await write();
        else if (position % TURN_EVERY === 0) await nextTurn();
        if (stop.aborted) throw new LeaseLost();
        if (Date.now() < extendAt) continue;
        extendAt = Date.now() + EXTEND_EVERY_MS;
        await this.leases.extend(lease);
      }
      await write();
    } finally {
      await writing;
    }
    await this.writer.writeLinks(lease, links);
  }
}
