export interface DayRange {
  from: string;
  before: string;
}

/** So many days up to and with today, by the calendar where one is. */
export function rangeUpToToday(days: number, now: Date): DayRange {
  const day = (ahead: number): string => {
    const { year, month, date } = {
      year: now.getFullYear(),
      month: now.getMonth(),
      date: now.getDate() + ahead,
    };
    return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  };
  return { from: day(1 - days), before: day(1) };
}

const NOON_MS = 12 * 3_600_000;

/** Where a day stands on an axis of time. */
export function momentOf(day: string): number {
  return Date.parse(day) + NOON_MS;
}
