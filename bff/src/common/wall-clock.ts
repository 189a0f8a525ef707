import { Temporal } from 'temporal-polyfill';

/** What a clock and a calendar on the wall show. Months count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MINUTE_NS = 60_000_000_000;

/** Minutes that the zone is ahead of UTC at that moment. */
export function zoneOffset(at: Date, timeZone: string): number {
  return Math.round(shownAt(at, timeZone).offsetNanoseconds / MINUTE_NS);
}

/** What is shown there at that moment. */
export function wallOf(at: Date, timeZone: string): WallClock {
  const { year, month, day, hour, minute } = shownAt(at, timeZone);
  return { year, month, day, hour, minute };
}

/**
 * The moment at which that is shown in the zone; what runs over its month or its day is of the next. Where clocks were
 * put forward over it, the moment an hour later by the clock; where they were put back over it and it is shown twice,
 * the first time.
 */
export function momentOf({ year, month, day, hour, minute }: WallClock, timeZone: string): Date {
  const shown = new Temporal.PlainDateTime(year, 1, 1)
    .add({ months: month - 1 })
    .add({ days: day - 1, hours: hour, minutes: minute });
  return new Date(shown.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

function shownAt(at: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}
