import { z } from 'zod';

const MAX_DAYS = 800;
const DAY_MS = 86_400_000;

/** A day of the user’s calendar. */
const day = z.iso.date();

/** Of a range of days, both of the user’s calendar. */
export const moodDaysQuery = z
  .strictObject({ from: day, before: day })
  .refine(({ from, before }) => daysBetween(from, before) >= 0, {
    path: ['before'],
    error: 'The days end before they begin.',
  })
  .refine(({ from, before }) => daysBetween(from, before) <= MAX_DAYS, {
    path: ['before'],
    error: `At most ${String(MAX_DAYS)} days at once.`,
  })
  .meta({ id: 'MoodDaysQuery' });
export type MoodDaysQuery = z.output<typeof moodDaysQuery>;

const mean = z.number().meta({ description: 'Of its entries, from 1 to 5.' });

export const moodCalendar = z
  .object({
    items: z
      .array(
        z.object({
          day: z.string().meta({ description: 'Such as 2026-03-12, of the user’s calendar.' }),
          mean,
          count: z.number().int(),
          isSample: z.boolean().meta({ description: 'All of its entries are sample data.' }),
        }),
      )
      .meta({ description: 'Days with an entry, the first one first.' }),
  })
  .meta({ id: 'MoodCalendar' });
export type MoodCalendar = z.output<typeof moodCalendar>;

const interval = z
  .object({
    difference: z
      .number()
      .meta({ description: 'Mean of days with the tag less that of days without, in steps of the scale.' }),
    low: z.number(),
    high: z.number(),
    mayBeNothing: z.boolean().meta({ description: 'The interval holds 0.' }),
  })
  .meta({ description: 'With a 95 % interval; an association, no cause.' });

export const moodStatistics = z
  .object({
    entries: z.number().int(),
    days: z.number().int().meta({ description: 'With an entry.' }),
    sampleEntries: z.number().int(),
    hours: z
      .array(
        z.object({
          weekday: z.number().int().meta({ description: 'From 0 on Mondays to 6 on Sundays.' }),
          hour: z.number().int().meta({ description: 'The first of two hours of the day: 0, 2, 4 to 22.' }),
          mean,
          count: z.number().int(),
        }),
      )
      .meta({ description: 'By the clock on the wall where the user is now.' }),
    minDays: z.number().int().meta({ description: 'What a tag needs, with and without it, for its effect.' }),
    tags: z
      .array(
        z.object({
          id: z.uuid(),
          group: z.string(),
          name: z.string(),
          days: z.number().int().meta({ description: 'With the tag.' }),
          effect: interval.nullable().meta({ description: 'Null: there are too few days yet.' }),
        }),
      )
      .meta({ description: 'The most better days first; those with too few days last.' }),
  })
  .meta({ id: 'MoodStatistics' });
export type MoodStatistics = z.output<typeof moodStatistics>;

function daysBetween(from: string, before: string): number {
  return (Date.parse(before) - Date.parse(from)) / DAY_MS;
}
