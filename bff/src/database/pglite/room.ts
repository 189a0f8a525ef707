import { statfsSync } from 'node:fs';

/** More than what a transaction, a segment of the write-ahead log (16 MB) and the checkpoint after it may take. */
const NEEDED_BYTES = 32_000_000;
/** Asking the system costs microseconds on a disk of one's own, and more on one in the network. */
const MAX_AGE_MS = 500;

/**
 * Whether the disk has room to write. PGlite survives a table that finds none, but not a checkpoint or a log that does:
 * then the engine never answers again. So writing ends while there is still some left.
 */
export class Room {
  private known = { isThere: true, at: Number.NEGATIVE_INFINITY };

  constructor(
    private readonly folder: string,
    private readonly neededBytes = NEEDED_BYTES,
  ) {}

  isThere(): boolean {
    const now = performance.now();
    if (now - this.known.at > MAX_AGE_MS)
      this.known = { isThere: this.freeBytes() >= this.neededBytes, at: now };
    return this.known.isThere;
  }

  /** What a start says that finds none; it would replay the log, which needs room as well. */
  describeLack(): string | undefined {
    if (this.isThere()) return undefined;
    const inMb = (bytes: number): string => String(Math.round(bytes / 1e6));
    return `The disk of ${this.folder} is full: ${inMb(this.freeBytes())} MB are free, ${inMb(this.neededBytes)} are needed. Make room, then start again; nothing is lost.`;
  }

  private freeBytes(): number {
    try {
      const { bavail, bsize } = statfsSync(this.folder);
      return bavail * bsize;
    } catch {
      // A system that does not tell: the database itself will.
      return Number.POSITIVE_INFINITY;
    }
  }
}
