import { momentOf, type WallClock, wallOf } from './wall-clock.js';

/** A day of the calendar, without a zone: its midnight in UTC. */
export type Day = Date;

/** From the first day on, up to but without the last. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Months count from 0 and may run over the year, days over the month. */
export function dayOf(year: number, month = 0, day = 1): Day {
  return new Date(Date.UTC(year, month, day));
}

export function addDays(day: Day, count: number): Day {
  return dayOf(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + count);
}

export function addMonths(day: Day, count: number): Day {
  return dayOf(day.getUTCFullYear(), day.getUTCMonth() + count, day.getUTCDate());
}

/** From 0 on Mondays to 6 on Sundays. */
export function weekdayOf(day: Day): number {
  return (day.getUTCDay() + 6) % 7;
}

/** So many days from that one on. */
export function daysFrom(from: Day, count = 1): Days {
  return { from, to: addDays(from, count) };
}

/** So many whole months from that one on, counted from 0 as JavaScript does. */
export function monthsOf(year: number, month: number, count = 1): Days {
  return { from: dayOf(year, month), to: dayOf(year, month + count) };
}

/** The day that it is there at that moment. */
export function dayAt(at: Date, timeZone: string): Day {
  const { year, month, day } = wallOf(at, timeZone);
  return dayOf(year, month - 1, day);
}

/** When that day begins there. */
export function beginningOf(day: Day, timeZone: string): Date {
  return momentOn(day, { hour: 0, minute: 0 }, timeZone);
}

/** When it is that hour of that day there; hours from 24 on are of the next day. */
export function momentOn(
  day: Day,
  { hour, minute }: Pick<WallClock, 'hour' | 'minute'>,
  timeZone: string,
): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
  return momentOf({ year, month, day: day.getUTCDate(), hour, minute }, timeZone);
}
