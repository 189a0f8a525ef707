import { z } from 'zod';
import { timeZone } from '../../../common/http/time-zone.js';
import { importProgress } from '../../imports/imports.dto.js';
import { READING_FORMATS } from './reading-formats.js';

const MAX_COLUMNS = 200;
export const PREVIEWED_ROWS = 20;
export const PREVIEWED_REASONS = 20;
const column = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be the name of a metric, or what a column holds');

export const readingFormat = z.enum(READING_FORMATS).meta({ id: 'ReadingFormat' });

export const readingMapping = z
  .strictObject({
    heads: z.array(z.string().max(100)).min(1).max(MAX_COLUMNS),
    columns: z.array(column).min(1).max(MAX_COLUMNS).meta({
      description:
        'What each column holds, from the left: ignore, time, end, metric, value, unit, source, or the name of a metric.',
    }),
    units: z
      .array(z.string().max(20))
      .max(MAX_COLUMNS)
      .meta({ description: 'Of each column of a metric; empty for the unit in which it is kept.' }),
    isDayFirst: z.boolean().meta({ description: 'Whether 3/4 is the third of April.' }),
  })
  .meta({ id: 'ReadingMapping' });

export const readingImport = z
  .object({
    ...importProgress,
    format: readingFormat.nullable(),
    erased: z
      .object({ readings: z.number().int() })
      .meta({ id: 'ReadingsErasedByUndo' })
      .nullable()
      .meta({ description: 'What its undo deleted.' }),
  })
  .meta({ id: 'ReadingImport' });
export type ReadingImport = z.output<typeof readingImport>;

export const readingImportPage = z
  .object({ items: z.array(readingImport), nextCursor: z.string().nullable() })
  .meta({ id: 'ReadingImports' });
export type ReadingImportPage = z.output<typeof readingImportPage>;

/** How to read the file; what is left out is found in the file, and the zone is that of the user. */
export const previewReadingImport = z
  .strictObject({
    format: readingFormat.optional(),
    timeZone: timeZone.optional(),
    mapping: readingMapping.optional(),
  })
  .meta({ id: 'PreviewReadingImport' });
export type PreviewReadingImport = z.output<typeof previewReadingImport>;

const previewedMetric = z
  .object({
    metric: z.string(),
    title: z.string(),
    unit: z.string(),
    readings: z.number().int(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    sources: z.array(z.string()).meta({ description: 'The first few.' }),
  })
  .meta({ id: 'PreviewedMetric' });

const previewedReading = z
  .object({
    metric: z.string(),
    title: z.string(),
    value: z.number(),
    unit: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    offsetMinutes: z.number().int().meta({ description: 'East of UTC, where it was measured.' }),
    source: z.string(),
  })
  .meta({ id: 'PreviewedReading' });

export const readingImportPreview = z
  .object({
    format: readingFormat,
    formats: z.array(readingFormat).meta({ description: 'All that the file can be read as.' }),
    timeZone: z.string().meta({ description: 'Of times that name no zone.' }),
    columns: z.array(z.string()),
    mapping: readingMapping.nullable(),
    warnings: z.array(z.string()),
    isWhole: z
      .boolean()
      .meta({ description: 'Whether all of the file was looked through, or its beginning.' }),
    readings: z.number().int(),
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
    metrics: z.array(previewedMetric),
    rows: z.array(previewedReading).max(PREVIEWED_ROWS),
    skipped: z.number().int(),
    reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })).max(PREVIEWED_REASONS),
  })
  .meta({ id: 'ReadingImportPreview' });
export type ReadingImportPreview = z.output<typeof readingImportPreview>;

export const startReadingImport = z
  .strictObject({
    format: readingFormat,
    timeZone: timeZone.optional(),
    mapping: readingMapping.nullable().optional(),
  })
  .meta({ id: 'StartReadingImport' });
export type StartReadingImport = z.output<typeof startReadingImport>;
