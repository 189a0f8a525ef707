import { type DaySeries } from '../../../common/day-series.js';

/** A day with its value. */
export interface ValuedDay {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly value: number;
}

export interface LastAlike {
  /** The newest day that has a value: today, or the last one that was measured. */
  readonly reference: ValuedDay;
  /** The last day before it that was at least as high, or as low; undefined where there was none. */
  readonly found: ValuedDay | undefined;
}

/** How far values may lie apart and still be told as the same: half of what is shown last. */
const SHOWN = 0.5;

/** Looks back from the newest value; undefined of a series without any. `from` is the day of its first value. */
export function lastAlike(
  { values, decimals }: Pick<DaySeries, 'values' | 'decimals'>,
  from: number,
  direction: 'high' | 'low',
): LastAlike | undefined {
  const told = [...values].flatMap((value, at) => (Number.isNaN(value) ? [] : [{ day: from + at, value }]));
  const reference = told.at(-1);
  if (!reference) return undefined;
  const slack = SHOWN * 10 ** -decimals;
  const reaches = ({ value }: ValuedDay): boolean =>
    direction === 'high' ? value > reference.value - slack : value < reference.value + slack;
  return { reference, found: told.slice(0, -1).findLast(reaches) };
}
