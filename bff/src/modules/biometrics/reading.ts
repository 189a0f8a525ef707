import { type EntrySource } from '../../common/channel.js';

/** A reading as it is kept. */
export interface KeptReading {
  id: string;
  /** A name of the product's metrics, or one of the user's own. */
  metric: string;
  /** In the unit of its metric. */
  value: number;
  /** That of a metric of one's own, else nothing. */
  ownUnit: string;
  /** When it was measured. */
  effectiveAt: Date;
  /** When it was told. */
  recordedAt: Date;
  source: EntrySource;
}
