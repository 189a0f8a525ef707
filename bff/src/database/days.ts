import { type SQL, sql } from 'drizzle-orm';
import { type DayRange } from '../common/day-series.js';

/** Days are numbers since 1970-01-01, in the calendar of a time zone with an IANA name. Both databases read the same SQL. */
interface Calendar {
  readonly timeZone: string;
}

/** The number of the day that a moment lies in there. */
export function dayOf(at: SQL, { timeZone }: Calendar): SQL {
  return sql`(${at} at time zone ${timeZone})::date - date '1970-01-01'`;
}

/** The moment at which a day begins there. */
export function midnightOf(day: number, { timeZone }: Calendar): SQL {
  return sql`((date '1970-01-01' + ${day}::int)::timestamp at time zone ${timeZone})`;
}

export function isWithinDays(at: SQL, calendar: Calendar, { from, before }: DayRange): SQL {
  return sql`${at} >= ${midnightOf(from, calendar)} and ${at} < ${midnightOf(before, calendar)}`;
}
