import { type Reading, type SpanIndex } from './span-index.js';

/** A unit as the pack has it under `unit`. */
export interface Unit {
  readonly name: string;
  /** "mass", "duration". */
  readonly dimension: string;
  /** To the unit that is kept; seconds of a duration. */
  readonly factor: number;
  /** How many of the next smaller unit a bare number behind it counts: 14 pounds of a stone. */
  readonly smaller?: number;
  /** Months and years are as long as the calendar says. */
  readonly months?: number;
  readonly calendar?: Calendar;
}

export type Calendar = 'day' | 'week' | 'month' | 'year';

interface UnitEntry {
  readonly unit?: string;
  readonly name?: string;
  readonly scale?: string;
  readonly factor?: number;
  readonly seconds?: number;
  readonly smaller?: number;
  readonly months?: number;
}

/** Seconds of what a calendar counts. */
const CALENDAR = new Map<number, Calendar>([
  [86_400, 'day'],
  [604_800, 'week'],
]);
const MONTHS_A_YEAR = 12;

/** The units that begin there: "k" may be of a distance and of a colour. */
export function unitsAt(index: SpanIndex, at: number): Reading<Unit>[] {
  return index.all('unit', at).flatMap(({ end, value }) => {
    const unit = unitOf(
      value as UnitEntry,
      index.tokens
        .slice(at, end)
        .map(({ stem }) => stem)
        .join(' '),
    );
    return unit ? [{ end, value: unit }] : [];
  });
}

function unitOf(entry: UnitEntry, said: string): Unit | undefined {
  const { unit: dimension, name, scale, factor, seconds, smaller, months } = entry;
  if (dimension === undefined) return undefined;
  const calendar = seconds === undefined ? undefined : calendarOf(seconds, months);
  return {
    name: name ?? scale?.toUpperCase() ?? (dimension === 'degree' ? '' : said),
    dimension,
    factor: seconds ?? factor ?? 1,
    ...(smaller !== undefined && { smaller }),
    ...(months !== undefined && { months }),
    ...(calendar && { calendar }),
  };
}

function calendarOf(seconds: number, months: number | undefined): Calendar | undefined {
  if (months === 1) return 'month';
  return months === MONTHS_A_YEAR ? 'year' : CALENDAR.get(seconds);
}
