import { z } from 'zod';
import { ENTRY_SOURCES } from '../../common/channel.js';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';
import { type KeptMood } from './mood-entry.js';
import { moodStep } from './mood-step.dto.js';
import { namedTag } from './tags/mood-tags.dto.js';
import { moodWord } from './words/mood-words.dto.js';

export const MAX_NOTE_LENGTH = 2_000;
export const MAX_TAGS_OF_ENTRY = 30;
const MAX_AROUND = 12;
const MAX_AROUND_LENGTH = 80;

const energy = z.number().int().min(1).max(5).meta({ description: 'From 1, none, to 5, full.' });
const stress = z.number().int().min(1).max(5).meta({ description: 'From 1, none, to 5, high.' });
const at = z.iso
  .datetime({ offset: true })
  .refine((time) => new Date(time).getUTCFullYear() >= 1900, 'The time must be after the year 1900.');

export const around = z
  .strictObject({
    kind: z.enum(['body', 'home']),
    label: plainText(MAX_AROUND_LENGTH),
    value: plainText(MAX_AROUND_LENGTH),
    isSample: z.boolean().meta({ description: 'It is from the sample data.' }),
  })
  .meta({ id: 'MoodAround', description: 'What was around, such as last night’s sleep, as it was shown.' });

export const moodAround = z.object({ items: z.array(around) }).meta({ id: 'MoodAroundList' });
export type MoodAround = z.output<typeof moodAround>;

export const moodAroundQuery = z
  .strictObject({ at: z.iso.datetime().optional().meta({ description: 'Now, where it is left out.' }) })
  .meta({ id: 'MoodAroundQuery' });
export type MoodAroundQuery = z.output<typeof moodAroundQuery>;

export const moodEntriesQuery = z
  .strictObject({ from: z.iso.datetime(), before: z.iso.datetime() })
  .meta({ id: 'MoodEntriesQuery' });
export type MoodEntriesQuery = z.output<typeof moodEntriesQuery>;

export const moodEntryPageQuery = z
  .strictObject({
    ...timePageQuery.shape,
    withNote: z.stringbool().optional().meta({ description: 'Only those with a note.' }),
  })
  .meta({ id: 'MoodEntryPageQuery' });
export type MoodEntryPageQuery = z.output<typeof moodEntryPageQuery>;

export const moodEntry = z
  .object({
    id: z.uuid(),
    mood: moodStep,
    word: z.string().nullable().meta({ description: 'As it was said.' }),
    energy: energy.nullable(),
    stress: stress.nullable(),
    note: z.string().nullable(),
    tags: z.array(z.object(namedTag.shape)),
    around: z.array(z.object(around.shape)),
    at: z.iso.datetime(),
    recordedAt: z.iso.datetime().meta({ description: 'When it was told.' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'MoodEntry' });
export type MoodEntry = z.output<typeof moodEntry>;

export const moodEntryList = z
  .object({ items: z.array(moodEntry).meta({ description: 'The oldest first.' }) })
  .meta({ id: 'MoodEntryList' });
export type MoodEntryList = z.output<typeof moodEntryList>;

export const moodEntryPage = z
  .object({
    items: z.array(moodEntry).meta({ description: 'The newest first.' }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'MoodEntryPage' });
export type MoodEntryPage = z.output<typeof moodEntryPage>;

const optional = {
  word: moodWord.nullish(),
  energy: energy.nullish(),
  stress: stress.nullish(),
  note: plainText(MAX_NOTE_LENGTH).nullish(),
  at: at.optional().meta({ description: 'When it was so; now, where it is left out.' }),
  tags: z.array(namedTag).max(MAX_TAGS_OF_ENTRY).optional(),
  around: z.array(around).max(MAX_AROUND).optional(),
};

export const createMoodEntry = z
  .strictObject({
    idempotencyKey: z
      .uuid()
      .meta({ description: 'Chosen by the sender, and the entry’s id: sent again, it makes no second one.' }),
    mood: moodStep,
    ...optional,
  })
  .meta({ id: 'CreateMoodEntry' });
export type CreateMoodEntry = z.output<typeof createMoodEntry>;

export const editMoodEntry = z
  .strictObject({ mood: moodStep.optional(), ...optional })
  .meta({ id: 'EditMoodEntry', description: 'What is left out stays as it is; null is without.' });
export type EditMoodEntry = z.output<typeof editMoodEntry>;

/** An entry as an undo needs to know it, as it comes back from where it was kept as JSON. */
export const keptMood = z.object({
  id: z.uuid(),
  mood: moodStep,
  word: z.string().nullable(),
  // Runs that are older than these have none of them.
  energy: energy.nullish().transform((kept) => kept ?? null),
  stress: stress.nullish().transform((kept) => kept ?? null),
  note: z
    .string()
    .nullish()
    .transform((kept) => kept ?? null),
  around: z
    .array(z.object(around.shape))
    .readonly()
    .optional()
    .transform((kept) => kept ?? []),
  tags: z
    .array(z.object(namedTag.shape))
    .readonly()
    .optional()
    .transform((kept) => kept ?? []),
  effectiveAt: z.coerce.date(),
  recordedAt: z.coerce.date(),
  source: z.enum(ENTRY_SOURCES),
}) satisfies z.ZodType<KeptMood>;
