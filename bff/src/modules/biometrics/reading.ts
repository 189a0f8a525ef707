import { type EntrySource } from '../../common/channel.js';
import { type ReadingOrigin } from './points/reading-origin.js';

/** One reading with where it came from. The time of a metric, a source and a device tells it apart from all others. */
export interface KeptReading {
  /** A name of the product's metrics, or one of the user's own. */
  metric: string;
  /** In the unit of its metric. */
  value: number;
  /** That of a metric of one's own, else nothing. */
  ownUnit: string;
  /** When it was measured. */
  effectiveAt: Date;
  /** When it was told; of what came from a device or a file when it was measured. */
  recordedAt: Date;
  /** Minutes east of UTC, where and when it was measured. */
  offsetMinutes: number;
  origin: ReadingOrigin;
  /** As people know it; of what was told the way to the twin. */
  source: string;
  device: string;
}

/** Where a reading is from that was told, or is part of the sample data. */
export function originOf(source: EntrySource): ReadingOrigin {
  return source === 'sample' ? 'sample' : 'told';
}
