import { type DayRange, dayFromName, dayName, weekdayOf } from '../../../common/day-series.js';
import { type ReviewKind } from './review.js';

const WEEK = 7;

/** The week from Monday on, or the month, that a day such as "2026-11-26" lies in. */
export function periodOf(kind: ReviewKind, date: string): DayRange {
  const day = dayFromName(date);
  if (kind === 'week') {
    const from = day - weekdayOf(day);
    return { from, before: from + WEEK };
  }
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return { from: firstOf(year, month), before: firstOf(year, month + 1) };
}

/** The period before, of its own length: months differ. */
export function periodBefore(kind: ReviewKind, { from }: DayRange): DayRange {
  return periodOf(kind, dayName(from - 1));
}

function firstOf(year: number, month: number): number {
  return Date.UTC(year, month - 1, 1) / 86_400_000;
}
