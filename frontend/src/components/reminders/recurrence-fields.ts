import * as z from 'zod/mini';
import type { KeptRecurrence, Recurrence } from '../../shared/reminders/api/reminders.api';

const MAX_INTERVAL = 999;
const MIN_MINUTES_APART = 5;
const LAST_DAY = -1;

export const REPEATS = ['never', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** How a form holds what comes again. */
export const recurrenceFields = {
  repeat: z.enum(REPEATS),
  interval: z.string().check(z.refine(isInterval, `Enter a number from 1 to ${MAX_INTERVAL}.`)),
  weekdays: z.array(z.number()),
  monthDay: z.enum(['same', 'last']),
};

/** For a form with those fields. */
export const notTooOften = z.refine<RecurrenceFields>(
  ({ repeat, interval }) => repeat !== 'minute' || Number(interval) >= MIN_MINUTES_APART,
  { path: ['interval'], error: `Enter ${MIN_MINUTES_APART} minutes or more.` },
);

export type RecurrenceFields = z.infer<z.ZodMiniObject<typeof recurrenceFields>>;

export function toRecurrenceFields(recurrence: KeptRecurrence | null): RecurrenceFields {
  return {
    repeat: recurrence?.every ?? 'never',
    interval: String(recurrence?.interval ?? 1),
    weekdays: recurrence?.weekdays ?? [],
    monthDay: recurrence?.monthDay === LAST_DAY ? 'last' : 'same',
  };
}

/** Null: it comes once. `kept`: what it was, whose day of the month stays where its time does. */
export function toRecurrence(fields: RecurrenceFields, kept: KeptRecurrence | null): Recurrence | null {
  const { repeat, interval, weekdays, monthDay } = fields;
  if (repeat === 'never') return null;
  return {
    every: repeat,
    interval: Number(interval),
    ...(repeat === 'week' && weekdays.length > 0 && { weekdays }),
    ...(repeat === 'month' && monthDayOf(monthDay, kept)),
  };
}

function monthDayOf(chosen: RecurrenceFields['monthDay'], kept: KeptRecurrence | null): Partial<Recurrence> {
  if (chosen === 'last') return { monthDay: LAST_DAY };
  const isKept = kept?.every === 'month' && kept.monthDay !== LAST_DAY;
  // The 31st is due on the 28th in February, and is the 31st again in March.
  return isKept ? { monthDay: kept.monthDay ?? Number(kept.start.slice(8, 10)) } : {};
}

function isInterval(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1;
}
