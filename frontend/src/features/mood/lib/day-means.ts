import type { MoodCalendar } from '../../../shared/mood/api/mood.api';
import { addDays, dayName, dayOf, weekdayOf } from '../../../lib/calendar';

type DayMean = MoodCalendar['items'][number];

const RECENT_DAYS = 7;
const USUAL_DAYS = 60;
/** What is usual is not told of fewer days. */
const MIN_USUAL = 14;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of the last seven days, and the median of the sixty before: a few days out of the ordinary do not move it. */
export function againstUsual(
  days: readonly DayMean[],
  today: Date,
): { recent: number; usual: number } | undefined {
  const recentFrom = dayName(addDays(today, 1 - RECENT_DAYS));
  const usualFrom = dayName(addDays(today, 1 - RECENT_DAYS - USUAL_DAYS));
  const recent = days.filter(({ day }) => day >= recentFrom).map(({ mean }) => mean);
  const before = days.filter(({ day }) => day >= usualFrom && day < recentFrom).map(({ mean }) => mean);
  if (recent.length === 0 || before.length < MIN_USUAL) return undefined;
  return { recent: meanOf(recent), usual: medianOf(before) };
}

/** The mean of the days of each week that has any, on its Monday; the first week first. */
export function weekMeans(days: readonly DayMean[]): { monday: Date; mean: number; days: number }[] {
  const weeks = Map.groupBy(days, ({ day }) => {
    const date = dayOf(day);
    return dayName(addDays(date, -weekdayOf(date)));
  });
  return [...weeks].map(([monday, of]) => ({
    monday: dayOf(monday),
    mean: meanOf(of.map(({ mean }) => mean)),
    days: of.length,
  }));
}

/** How many days up to today have an entry without a gap; a day that is not over yet breaks nothing. */
export function daysInARow(days: readonly DayMean[], today: Date): number {
  const told = new Set(days.map(({ day }) => day));
  let day = told.has(dayName(today)) ? today : addDays(today, -1);
  let count = 0;
  while (told.has(dayName(day))) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
