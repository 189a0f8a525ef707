/** Rows to be kept, as parallel arrays, so that thousands of them are one statement with a few parameters. */
export interface PointBatch {
  /** The short numbers of their series. */
  readonly series: number[];
  /** When they were measured or began to be: milliseconds since 1970. */
  readonly at: number[];
  /** In the unit of the metric. */
  readonly value: number[];
  /** How long it was measured for; 0 of a moment. */
  readonly seconds: number[];
  /** Minutes east of UTC. */
  readonly offset: number[];
  /** The day to which it counts, in days since 1970-01-01. */
  readonly day: number[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** What ends after six in the evening is of the night that follows, and so of the next day. */
const NIGHT_BEGINS_MS = 6 * 3_600_000;

export function emptyBatch(): PointBatch {
  return { series: [], at: [], value: [], seconds: [], offset: [], day: [] };
}

/**
 * The day to which a reading counts, in days since 1970-01-01: that of the place where it ended; of a night the day of
 * waking, so that what ends at or after 18:00 is of the next.
 * @param endsAt milliseconds since 1970
 * @param offset minutes east of UTC
 */
export function dayOfReading(endsAt: number, offset: number, isOfNight = false): number {
  return Math.floor((endsAt + offset * MINUTE_MS + (isOfNight ? NIGHT_BEGINS_MS : 0)) / DAY_MS);
}
