/** What a clock and a calendar on the wall show. Months count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the zone is ahead of UTC at that moment. */
export function zoneOffset(at: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  // Plus nought: seconds past the minute must not make it minus nought.
  return Math.round((utc({ year, month, day, hour, minute }) - at.getTime()) / MINUTE_MS) + 0;
}

/** What is shown there at that moment. */
export function wallOf(at: Date, timeZone: string): WallClock {
  const shown = new Date(at.getTime() + zoneOffset(at, timeZone) * MINUTE_MS);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/**
 * The moment at which that is shown in the zone. Where clocks were put forward over it, the moment an hour later by the
 * clock; where they were put back over it and it is shown twice, the first time.
 */
export function momentOf(wall: WallClock, timeZone: string): Date {
  const shown = utc(wall);
  const before = zoneOffset(new Date(shown - 24 * 60 * MINUTE_MS), timeZone);
  const first = new Date(shown - before * MINUTE_MS);
  if (zoneOffset(first, timeZone) === before) return first;
  const after = zoneOffset(new Date(shown + 24 * 60 * MINUTE_MS), timeZone);
  const second = new Date(shown - after * MINUTE_MS);
  return zoneOffset(second, timeZone) === after ? second : first;
}

function utc({ year, month, day, hour, minute }: WallClock): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}
