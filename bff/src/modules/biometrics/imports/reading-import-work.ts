import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../../common/lifecycle/turns.js';
import { ImportLeases } from '../../imports/import-leases.js';
import { ImportReportService } from '../../imports/import-report.service.js';
import { type ImportRow } from '../../imports/imports.rows.js';
import { type Lease, LeaseLost } from '../../imports/lease.js';
import { ListedReasons } from '../../imports/skip-list.js';
import { type Source } from '../../imports/source/source.js';
import { UploadStore } from '../../imports/upload-store.js';
import { PointsRepository } from '../points/points.repository.js';
import { chosenOf } from './chosen-reading.js';
import { readingImporterOf } from './formats/importers.js';
import { isSkippedReading, type ReadPiece } from './formats/reading-importer.js';
import { addPoint, ImportSeries } from './import-series.js';
import { ReadingBatch } from './reading-batch.js';

const EXTEND_EVERY_MS = 10_000;
const BREATH_MS = 10;

/** Reads one file into readings, from where the last process left it. */
@Injectable()
export class ReadingImportWork {
  constructor(
    private readonly store: UploadStore,
    private readonly leases: ImportLeases,
    private readonly report: ImportReportService,
    private readonly points: PointsRepository,
  ) {}

  /** Throws LeaseLost when it was cancelled, or when the process is to stop. */
  async run(job: ImportRow, stop: AbortSignal): Promise<void> {
    const source = await this.store.open(job, { isBinaryTaken: true });
    try {
      await this.read(job, source, stop);
    } finally {
      source.close();
    }
  }

  private async read(job: ImportRow, source: Source, stop: AbortSignal): Promise<void> {
    const lease = this.leases.of(job);
    const series = new ImportSeries(job.userId, this.points);
    const listed = new ListedReasons(await this.report.countReasons(job.userId, job.id));
    const turns = new Turns();
    const { isShared } = this.leases;
    let batch = new ReadingBatch(job.itemsRead, isShared, listed, job.position);
    let writing = Promise.resolve();
    let passed = 0;
    let extendAt = Date.now() + EXTEND_EVERY_MS;
    /** While the next is being read. */
    const write = async (): Promise<void> => {
      await writing;
      writing = this.write(lease, batch, source.bytesRead);
      // It is heard where it is awaited.
      void writing.catch(() => undefined);
      batch = batch.next();
    };
    try {
      for await (const piece of this.pieces(job, source)) {
        // What begins at the start again was dealt with up to there.
        const known = piece.position === null ? Math.max(0, job.itemsRead - passed) : 0;
        passed += piece.items.length;
        await add(batch, piece, known, series);
        if (batch.isFull) await write();
        if (stop.aborted) throw new LeaseLost();
        await turns.next();
        if (Date.now() < extendAt) continue;
        extendAt = Date.now() + EXTEND_EVERY_MS;
        await this.leases.extend(lease);
      }
      await write();
    } finally {
      await writing;
    }
  }

  private pieces(job: ImportRow, source: Source): AsyncIterable<ReadPiece> {
    const { timeZone, table } = chosenOf(job);
    const { position, itemsRead } = job;
    return readingImporterOf(job.format ?? '').read(source, {
      ...{ timeZone, mapping: table, position, itemsRead },
      now: this.leases.now,
    });
  }

  private async write(lease: Lease, batch: ReadingBatch, bytesRead: number): Promise<void> {
    await this.leases.write(lease, async () => {
      const { points } = batch;
      const fresh = points.at.length > 0 ? await this.points.write(lease.userId, points, lease.importId) : 0;
      return { result: undefined, progress: batch.progress(fresh, bytesRead) };
    });
    // A request is several transactions: all of them get through before the next batch.
    if (!this.leases.isShared) await wait(BREATH_MS);
  }
}

/** @param known how many of its first items were dealt with before */
async function add(
  batch: ReadingBatch,
  piece: ReadPiece,
  known: number,
  series: ImportSeries,
): Promise<void> {
  for (let i = known; i < piece.items.length; i += 1) {
    const item = piece.items[i];
    if (!item) break;
    if (isSkippedReading(item)) batch.skip(item);
    else {
      const its = series.find(item) ?? (await series.make(item));
      if (its) addPoint(batch.points, its, item);
      else batch.skip({ row: 0, file: item.source, reason: 'The file names more than 2,000 sources.' });
    }
    batch.itemsRead += 1;
  }
  if (piece.position !== null) batch.position = piece.position;
}
