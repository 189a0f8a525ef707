import { z } from 'zod';
import { ENTRY_SOURCES } from '../../common/channel.js';
import { type KeptMood } from './mood-entry.js';
import { isMoodValue } from './moods.js';

const mood = z
  .number()
  .int()
  .min(1)
  .max(5)
  .refine(isMoodValue)
  .meta({ description: '1 awful, 2 bad, 3 okay, 4 good, 5 great.' });

export const moodEntriesQuery = z
  .strictObject({ from: z.iso.datetime(), before: z.iso.datetime() })
  .meta({ id: 'MoodEntriesQuery' });
export type MoodEntriesQuery = z.output<typeof moodEntriesQuery>;

export const moodEntryList = z
  .object({
    items: z
      .array(
        z.object({
          id: z.uuid(),
          mood,
          word: z.string().nullable().meta({ description: 'As it was said.' }),
          at: z.iso.datetime(),
          isSample: z.boolean(),
        }),
      )
      .meta({ description: 'The oldest first.' }),
  })
  .meta({ id: 'MoodEntryList' });
export type MoodEntryList = z.output<typeof moodEntryList>;

/** An entry as an undo needs to know it, as it comes back from where it was kept as JSON. */
export const keptMood = z.object({
  id: z.uuid(),
  mood,
  word: z.string().nullable(),
  effectiveAt: z.coerce.date(),
  recordedAt: z.coerce.date(),
  source: z.enum(ENTRY_SOURCES),
}) satisfies z.ZodType<KeptMood>;
