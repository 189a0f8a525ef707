export const RECURRENCE_UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** Counted by the time that passes and not by the calendar, milliseconds. */
export const TIMED_UNIT_MS = { minute: 60_000, hour: 3_600_000 } as const;
/** What comes more often is no reminder but a nuisance. */
export const MIN_MINUTES_APART = 5;
export const LAST_DAY_OF_MONTH = -1;

/** How often something comes again, as it is asked for. */
export interface Recurrence {
  readonly every: (typeof RECURRENCE_UNITS)[number];
  /** Every second week: 2. */
  readonly interval: number;
  /** Of a week, from 0 on Sundays to 6 on Saturdays; without them the day of the week on which it begins. */
  readonly weekdays?: readonly number[] | undefined;
  /** Of a month; a shorter month has it on its last day, and -1 is the last day of every month. */
  readonly monthDay?: number | undefined;
}

/** As it is kept: with when it begins and where the clock hangs by which its hour is read. */
export interface KeptRecurrence extends Recurrence {
  /** What that clock and its calendar show at the beginning, as `2026-11-26T18:00:00`. */
  readonly start: string;
  /** IANA name. */
  readonly timeZone: string;
}

export type TimedUnit = keyof typeof TIMED_UNIT_MS;

export function isTimedUnit(unit: Recurrence['every']): unit is TimedUnit {
  return unit in TIMED_UNIT_MS;
}
