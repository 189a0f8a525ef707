/** What somebody has one value a day of. */
export interface DaySeries {
  /** "body:resting-heart-rate", "mood:mood", "tag:…", "memory:all", "home:light.hall". */
  readonly key: string;
  readonly domain: 'body' | 'mood' | 'memory' | 'home';
  /** As a heading. */
  readonly title: string;
  /** As it stands in a sentence after "your". */
  readonly noun: string;
  /** As its owner sees it; none for what is counted or chosen. */
  readonly unit: string;
  readonly decimals: number;
  /** A tag: 1 on days that have it, 0 on others. */
  readonly isYesNo: boolean;
  /** Series of one family say nearly the same, and are not held against each other by themselves. */
  readonly family: string;
  /** Whether something else may explain it. */
  readonly isOutcome: boolean;
  /** Some of its values are sample data. */
  readonly isSample: boolean;
  /** One a day from the first day of the range on, in the unit that is shown; NaN without one. */
  readonly values: Float64Array;
}

/** From that day on, up to but without the last: numbers since 1970-01-01. */
export interface DayRange {
  readonly from: number;
  readonly before: number;
}

export interface Owner {
  readonly id: string;
  /** IANA name; days are counted there. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

/** "2026-03-12" of a day number. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The number of a day such as "2026-03-12". */
export function dayFromName(name: string): number {
  return Math.round(Date.parse(name) / DAY_MS);
}

/** 0 on Mondays: 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Values by day number as one array; days without one are `empty`. */
export function fillDays(
  found: ReadonlyMap<number, number>,
  { from, before }: DayRange,
  empty = Number.NaN,
): Float64Array {
  return Float64Array.from({ length: Math.max(0, before - from) }, (_, i) => found.get(from + i) ?? empty);
}

/** A value with its unit, as it is read: "58.4 bpm", "97%", "9,000". */
export function spoken(value: number, { unit, decimals }: Pick<DaySeries, 'unit' | 'decimals'>): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: decimals }).replace('-', '−');
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}
