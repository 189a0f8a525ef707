import { z } from 'zod';
import { timeZone } from '../../../common/http/time-zone.js';
import { LAST_DAY_OF_MONTH, MIN_MINUTES_APART, RECURRENCE_UNITS } from './recurrence.js';

const MAX_INTERVAL = 999;
const MAX_START_LENGTH = 40;

const rule = {
  every: z.enum(RECURRENCE_UNITS),
  interval: z.number().int().min(1).max(MAX_INTERVAL),
  weekdays: z
    .array(z.number().int().min(0).max(6))
    .min(1)
    .max(7)
    .optional()
    .meta({ description: 'Of a week, from 0 on Sundays to 6 on Saturdays.' }),
  monthDay: z
    .number()
    .int()
    .min(LAST_DAY_OF_MONTH)
    .max(31)
    .refine((day) => day !== 0, 'There is no day 0 of a month.')
    .optional()
    .meta({
      description: 'Of a month; a shorter one has it on its last day, and -1 is always the last.',
    }),
};

/**
 * How often something comes again. Of days and longer its hour is the one at which it is first due, by the clock on the
 * wall; minutes and hours are counted from then.
 */
export const recurrence = z
  .strictObject({ ...rule, interval: rule.interval.default(1) })
  .refine(({ every, weekdays }) => weekdays === undefined || every === 'week', {
    path: ['weekdays'],
    error: 'Days of the week go with weeks.',
  })
  .refine(({ every, monthDay }) => monthDay === undefined || every === 'month', {
    path: ['monthDay'],
    error: 'A day of the month goes with months.',
  })
  .refine(({ every, interval }) => every !== 'minute' || interval >= MIN_MINUTES_APART, {
    path: ['interval'],
    error: `It comes again after ${String(MIN_MINUTES_APART)} minutes at the soonest.`,
  })
  .meta({ id: 'Recurrence' });

export const keptRecurrence = z
  .object({
    ...rule,
    start: z.string().max(MAX_START_LENGTH).meta({
      description: 'What the clock on the wall showed at the beginning, such as 2026-11-26T18:00:00.',
    }),
    timeZone: timeZone.meta({ description: 'Where that clock hangs.' }),
  })
  .meta({ id: 'KeptRecurrence' });
export type KeptRecurrenceResponse = z.output<typeof keptRecurrence>;

/** As it comes back from where it was kept as JSON. */
export const storedRecurrence = z.object(keptRecurrence.shape);
