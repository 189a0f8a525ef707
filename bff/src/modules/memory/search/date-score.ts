import { type AnalysedQuery } from './analysed-query.js';
import { type AskedPeriod } from './asked-period.js';
import { dayAt } from '../../../common/calendar.js';
import { type Candidate } from './rank.js';
import { WEIGHTS } from './weights.js';

const DAY_MS = 86_400_000;
/** In this time the sign of being new halves. */
const HALF_LIFE_DAYS = 365;
const NORMAL_IMPORTANCE = 2;

/** When it happened, as far as that is known. */
export function timeOf({ happenedAt, recordedAt }: Pick<Candidate, 'happenedAt' | 'recordedAt'>): Date {
  return happenedAt ?? recordedAt;
}

/** By the dates that the question names, and by the period that it asks about. */
export function dateScore(query: AnalysedQuery, candidate: Candidate): number {
  const at = timeOf(candidate);
  return WEIGHTS.date * Math.max(withinPeriod(query.period, at), matchingParts(query, at));
}

/** The newer the better, the future as today. */
export function recencyScore({ asking: { now } }: AnalysedQuery, candidate: Candidate): number {
  const days = Math.max(0, now.getTime() - timeOf(candidate).getTime()) / DAY_MS;
  return WEIGHTS.recency * 2 ** (-days / HALF_LIFE_DAYS);
}

/** Nothing for a memory of normal importance. */
export function importanceScore({ importance }: Candidate): number {
  return WEIGHTS.importance * (importance - NORMAL_IMPORTANCE);
}

/**
 * In the unit of `matchingParts`: up to a month as the right month of the right year, from half a year on as the year;
 * double where it counts from today, which is seldom meant loosely.
 */
function withinPeriod(period: AskedPeriod | null, at: Date): number {
  if (!period || at < period.from || at >= period.to) return 0;
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS;
  const closeness = days <= 32 ? 1.5 : days < 180 ? 1 : 0.5;
  return period.isRelative ? 2 * closeness : closeness;
}

/** In months: a year counts half, a day one and a half unless it is of another month than those named. */
function matchingParts({ dates, asking }: AnalysedQuery, at: Date): number {
  if (!mayMatch(dates, at)) return 0;
  const { years, months, days } = dates;
  const local = dayAt(at, asking.timeZone);
  const isMonth = months.has(local.getUTCMonth());
  const year = years.has(local.getUTCFullYear()) ? 0.5 : 0;
  const day = days.has(local.getUTCDate()) && (isMonth || months.size === 0) ? 1.5 : 0;
  return year + (isMonth ? 1 : 0) + day;
}

/** Whether one of the days around it is meant: which of them it is in a zone takes 5 µs to find out. */
function mayMatch({ years, months, days }: AnalysedQuery['dates'], at: Date): boolean {
  if (years.size + months.size + days.size === 0) return false;
  return [-DAY_MS, 0, DAY_MS].some((shift) => {
    const day = new Date(at.getTime() + shift);
    return years.has(day.getUTCFullYear()) || months.has(day.getUTCMonth()) || days.has(day.getUTCDate());
  });
}
