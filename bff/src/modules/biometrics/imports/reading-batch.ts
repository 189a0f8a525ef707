import { type Progress, type SkipRow } from '../../imports/imports.rows.js';
import { emptyBatch, type PointBatch } from '../points/point-batch.js';
import { type SkippedReading } from './formats/reading-importer.js';

/** More gain nothing. */
const MAX_POINTS = 20_000;
/** An embedded database answers nobody else meanwhile. */
const MAX_POINTS_ALONE = 2_500;
const MAX_ITEMS = 40_000;
/** Enough to see what is the matter, of a file with a million rows of one fault. */
const LISTED_PER_REASON = 50;
const MAX_LISTED = 20_000;
const FILE_LENGTH = 300;

/** How often each reason is listed already. */
export class ListedReasons {
  private total: number;

  constructor(private readonly counts: Map<string, number>) {
    this.total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Whether one more is to be listed. */
  take(reason: string): boolean {
    const count = this.counts.get(reason) ?? 0;
    if (count >= LISTED_PER_REASON || this.total >= MAX_LISTED) return false;
    this.counts.set(reason, count + 1);
    this.total += 1;
    return true;
  }
}

/** What was read since the last write. */
export class ReadingBatch {
  readonly points: PointBatch = emptyBatch();
  private readonly skips: SkipRow[] = [];
  private unlisted = 0;
  itemsRead: number;

  /** @param isShared whether the database answers others while it writes */
  constructor(
    private readonly first: number,
    private readonly isShared: boolean,
    private readonly listed: ListedReasons,
    public position: number,
  ) {
    this.itemsRead = first;
  }

  get isFull(): boolean {
    const most = this.isShared ? MAX_POINTS : MAX_POINTS_ALONE;
    return this.points.at.length >= most || this.itemsRead - this.first >= MAX_ITEMS;
  }

  skip({ row, file, reason }: SkippedReading): void {
    if (!this.listed.take(reason)) this.unlisted += 1;
    else {
      const position = this.itemsRead + 1;
      this.skips.push({ position, row, file: file.slice(-FILE_LENGTH), reason, isKept: false });
    }
  }

  /** @param fresh how many of the points were new */
  progress(fresh: number, bytesRead: number): Progress {
    return {
      imported: fresh,
      repeated: this.points.at.length - fresh,
      skips: this.skips,
      unlisted: this.unlisted,
      itemsRead: this.itemsRead,
      position: this.position,
      bytesRead,
    };
  }

  next(): ReadingBatch {
    return new ReadingBatch(this.itemsRead, this.isShared, this.listed, this.position);
  }
}
