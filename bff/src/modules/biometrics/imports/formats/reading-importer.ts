import { type Source } from '../../../imports/source/source.js';
import { type SkippedRow } from '../../../imports/source/table-rows.js';
import { type ReadingFormat, type ReadingMapping } from '../reading-formats.js';

/** One value of a file, ready to be kept. */
export interface ImportedReading {
  /** A name of the product's metrics, or one of the user's own. */
  metric: string;
  /** In the unit in which the metric is kept. */
  value: number;
  /** Milliseconds since 1970; the end is the start where it was measured at one moment. */
  startsAt: number;
  endsAt: number;
  /** Minutes east of UTC, where it was measured. */
  offsetMinutes: number;
  /** As people know it. */
  source: string;
  /** Its model; empty where the file does not say. */
  device: string;
  /** Of a metric of one's own. */
  ownUnit?: string;
}

export type SkippedReading = SkippedRow;

export type ReadingItem = ImportedReading | SkippedReading;

/** Some of what the file holds, in its order. */
export interface ReadPiece {
  items: ReadingItem[];
  /** Behind the last of them, for a reader that can begin there; null for those that begin at the start. */
  position: number | null;
}

export interface HowToRead {
  /** Of the user, for times that name no zone. */
  timeZone: string;
  /** What is later than tomorrow was measured by a clock that was wrong. */
  now: Date;
  mapping: ReadingMapping | null;
  /** Where to go on, and how many items are before it. */
  position: number;
  itemsRead: number;
}

export interface ReadingOutline {
  /** Of a table without a known maker: the heads of its columns, and what each seems to hold. */
  columns: string[];
  mapping: ReadingMapping | null;
  warnings: string[];
}

/** Reads one format. Another format is another file with one of these, and a line in `importers.ts`. */
export interface ReadingImporter {
  readonly id: ReadingFormat;
  /** By what the file holds, not by its name. */
  recognises(source: Source): Promise<boolean>;
  outline(source: Source): Promise<ReadingOutline>;
  /** The same items in the same order every time. Throws UnreadableFile where the file breaks off or is another after all. */
  read(source: Source, how: HowToRead): AsyncIterable<ReadPiece>;
}

export const NOTHING_TO_ASK: ReadingOutline = { columns: [], mapping: null, warnings: [] };

export function isSkippedReading(item: ReadingItem): item is SkippedReading {
  return 'reason' in item;
}
