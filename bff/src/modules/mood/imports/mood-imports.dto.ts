import { z } from 'zod';
import { timeZone } from '../../../common/http/time-zone.js';
import { importProgress } from '../../imports/imports.dto.js';
import { type ImportState, toImportProgress } from '../../imports/imports.mapper.js';
import { moodStep } from '../mood-step.dto.js';
import { namedTag } from '../tags/mood-tags.dto.js';
import { MAX_WORD_LENGTH } from '../words/mood-words.dto.js';
import { MOOD_COLUMNS, MOOD_FORMATS, type MoodFormat, SCALES } from './mood-formats.js';

const MAX_COLUMNS = 200;
export const MAX_IMPORT_WORDS = 100;
export const PREVIEWED_MOODS = 20;
export const PREVIEWED_REASONS = 20;

export const moodFormat = z.enum(MOOD_FORMATS).meta({ id: 'MoodFormat' });

export const moodMapping = z
  .strictObject({
    heads: z.array(z.string().max(100)).max(MAX_COLUMNS),
    columns: z
      .array(z.enum(MOOD_COLUMNS))
      .max(MAX_COLUMNS)
      .meta({ description: 'What each column of a table holds, from the left; empty of other files.' }),
    words: z
      .array(
        z.strictObject({
          word: z.string().min(1).max(MAX_WORD_LENGTH),
          mood: moodStep.nullable().meta({ description: 'Null where nobody chose one.' }),
        }),
      )
      .max(MAX_IMPORT_WORDS)
      .meta({ description: 'The step of each word that the file has for a mood.' }),
    most: z
      .literal([...SCALES])
      .meta({ description: 'The highest that a number for a mood can be in the file.' }),
    otherwise: moodStep
      .nullable()
      .meta({ description: 'The step of an entry that tells no mood; null leaves it out.' }),
    isDayFirst: z.boolean().meta({ description: 'Whether 3/4 is the third of April.' }),
  })
  .meta({ id: 'MoodMapping' });

export const moodImport = z
  .object({
    ...importProgress,
    format: moodFormat.nullable(),
    erased: z
      .object({ entries: z.number().int() })
      .meta({ id: 'MoodsErasedByUndo' })
      .nullable()
      .meta({ description: 'What its undo deleted.' }),
  })
  .meta({ id: 'MoodImport' });
export type MoodImport = z.output<typeof moodImport>;

export const moodImportPage = z
  .object({ items: z.array(moodImport), nextCursor: z.string().nullable() })
  .meta({ id: 'MoodImports' });
export type MoodImportPage = z.output<typeof moodImportPage>;

/** How to read the file; what is left out is found in the file, and the zone is that of the user. */
export const previewMoodImport = z
  .strictObject({
    format: moodFormat.optional(),
    timeZone: timeZone.optional(),
    mapping: moodMapping.optional(),
  })
  .meta({ id: 'PreviewMoodImport' });
export type PreviewMoodImport = z.output<typeof previewMoodImport>;

const previewedMood = z
  .object({
    row: z.number().int(),
    at: z.iso.datetime(),
    mood: moodStep,
    word: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'Its beginning.' }),
    tags: z.array(namedTag.shape.name),
  })
  .meta({ id: 'PreviewedMood' });

export const moodImportPreview = z
  .object({
    format: moodFormat,
    formats: z.array(moodFormat).meta({ description: 'All that the file can be read as.' }),
    timeZone: z.string().meta({ description: 'Of times that name no zone.' }),
    columns: z.array(z.string()),
    mapping: moodMapping,
    warnings: z.array(z.string()),
    isWhole: z
      .boolean()
      .meta({ description: 'Whether all of the file was looked through, or its beginning.' }),
    entries: z.number().int(),
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
    steps: z
      .array(z.number().int())
      .length(5)
      .meta({ description: 'How many entries of each step, from awful to great.' }),
    rows: z.array(previewedMood).max(PREVIEWED_MOODS),
    skipped: z.number().int(),
    reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })).max(PREVIEWED_REASONS),
  })
  .meta({ id: 'MoodImportPreview' });
export type MoodImportPreview = z.output<typeof moodImportPreview>;

/** Without a mapping, as the preview proposes. */
export const startMoodImport = z
  .strictObject({
    format: moodFormat,
    timeZone: timeZone.optional(),
    mapping: moodMapping.optional(),
  })
  .meta({ id: 'StartMoodImport' });
export type StartMoodImport = z.output<typeof startMoodImport>;

export function toMoodImport(state: ImportState): MoodImport {
  const { format, erased } = state.row;
  return {
    ...toImportProgress(state),
    format: format as MoodFormat | null,
    erased: erased ? { entries: erased.entries ?? 0 } : null,
  };
}
