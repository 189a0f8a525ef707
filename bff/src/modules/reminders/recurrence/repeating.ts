import { Temporal } from 'temporal-polyfill';
import { isOccurrence, lastOccurrence, nextOccurrence } from './next-occurrence.js';
import { type KeptRecurrence, LAST_DAY_OF_MONTH, type Recurrence } from './recurrence.js';

const MOMENT_MS = 1;

/** What comes again, and when it comes next. */
export interface Repeating {
  readonly recurrence: KeptRecurrence;
  readonly dueAt: Date;
}

/** Begins with the first occurrence that is not before that moment, whose hour all others keep. */
export function beginning(asked: Recurrence, from: Date, timeZone: string): Repeating {
  const { every, interval, weekdays, monthDay } = asked;
  const recurrence = {
    every,
    interval,
    ...(weekdays && { weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other) }),
    ...(monthDay !== undefined && { monthDay }),
    start: wallOf(from, timeZone).toString(),
    timeZone,
  };
  return { recurrence, dueAt: nextOccurrence(recurrence, new Date(from.getTime() - MOMENT_MS), timeZone) };
}

/**
 * The same at another time. One of its own occurrences is only the one that comes next; any other moment gives all of
 * them its hour, and its day where there is one day only that it could stand for.
 */
export function moved(recurrence: KeptRecurrence, to: Date): Repeating {
  const { timeZone, weekdays, monthDay } = recurrence;
  if (isOccurrence(recurrence, to, timeZone)) return { recurrence, dueAt: to };
  const { dayOfWeek, day } = wallOf(to, timeZone);
  const asked = {
    ...recurrence,
    ...(weekdays?.length === 1 && { weekdays: [dayOfWeek % 7] }),
    ...(monthDay !== undefined && monthDay !== LAST_DAY_OF_MONTH && { monthDay: day }),
  };
  return beginning(asked, to, timeZone);
}

/** The one that comes after this one, and after now. */
export function following({ recurrence, dueAt }: Repeating, now: Date): Date {
  return nextOccurrence(recurrence, dueAt > now ? dueAt : now, recurrence.timeZone);
}

/** The last one that came since this one, until then; this one where none did. */
export function latest({ recurrence, dueAt }: Repeating, until: Date): Date {
  const last = lastOccurrence(recurrence, until, recurrence.timeZone);
  return last && last > dueAt ? last : dueAt;
}

function wallOf(at: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
}
