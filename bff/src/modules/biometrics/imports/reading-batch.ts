import { type Progress } from '../../imports/imports.rows.js';
import { type ListedReasons, SkipList } from '../../imports/skip-list.js';
import { emptyBatch, type PointBatch } from '../points/point-batch.js';
import { type SkippedReading } from './formats/reading-importer.js';

/** More gain nothing. */
const MAX_POINTS = 20_000;
/** An embedded database answers nobody else meanwhile. */
const MAX_POINTS_ALONE = 2_500;
const MAX_ITEMS = 40_000;

/** What was read since the last write. */
export class ReadingBatch {
  readonly points: PointBatch = emptyBatch();
  private readonly skips: SkipList;
  itemsRead: number;

  /** @param isShared whether the database answers others while it writes */
  constructor(
    private readonly first: number,
    private readonly isShared: boolean,
    private readonly listed: ListedReasons,
    public position: number,
  ) {
    this.itemsRead = first;
    this.skips = new SkipList(listed);
  }

  get isFull(): boolean {
    const most = this.isShared ? MAX_POINTS : MAX_POINTS_ALONE;
    return this.points.at.length >= most || this.itemsRead - this.first >= MAX_ITEMS;
  }

  skip(skipped: SkippedReading): void {
    this.skips.add(this.itemsRead + 1, skipped);
  }

  /** @param fresh how many of the points were new */
  progress(fresh: number, bytesRead: number): Progress {
    return {
      imported: fresh,
      repeated: this.points.at.length - fresh,
      skips: this.skips.rows,
      unlisted: this.skips.unlisted,
      itemsRead: this.itemsRead,
      position: this.position,
      bytesRead,
    };
  }

  next(): ReadingBatch {
    return new ReadingBatch(this.itemsRead, this.isShared, this.listed, this.position);
  }
}
