import { z } from 'zod';
import { importProgress } from '../../imports/imports.dto.js';
import { COLUMN_FIELDS, IMPORT_FORMATS } from './import-formats.js';

const MAX_COLUMNS = 200;
const PREVIEW_ROWS = 20;

export const importFormat = z.enum(IMPORT_FORMATS).meta({ id: 'ImportFormat' });

export const importMapping = z
  .strictObject({
    columns: z
      .array(z.enum(COLUMN_FIELDS))
      .min(1)
      .max(MAX_COLUMNS)
      .meta({ description: 'What each column holds, from the left.' }),
    hasHeader: z.boolean(),
    isDayFirst: z.boolean().meta({ description: 'Whether 3/4 is the third of April.' }),
  })
  .meta({ id: 'ImportMapping' });

export const erasedCounts = z
  .object({ memories: z.number().int(), versions: z.number().int(), answers: z.number().int() })
  .meta({ id: 'ErasedByUndo' });

export const memoryImport = z
  .object({
    ...importProgress,
    format: importFormat.nullable(),
    erased: erasedCounts.nullable().meta({ description: 'What its undo erased.' }),
  })
  .meta({ id: 'MemoryImport' });
export type MemoryImport = z.output<typeof memoryImport>;

export const importPage = z
  .object({ items: z.array(memoryImport), nextCursor: z.string().nullable() })
  .meta({ id: 'MemoryImports' });
export type ImportPage = z.output<typeof importPage>;

/** How to read the file; what is left out is found in the file. */
export const previewImport = z
  .strictObject({ format: importFormat.optional(), mapping: importMapping.optional() })
  .meta({ id: 'PreviewImport' });
export type PreviewImport = z.output<typeof previewImport>;

const previewedRow = z
  .object({
    row: z.number().int(),
    file: z.string(),
    text: z.string().nullable().meta({ description: 'Its beginning; null where it will be skipped.' }),
    tags: z.array(z.string()),
    happenedAt: z.iso.datetime().nullable(),
    author: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'Why it is skipped, or a remark.' }),
  })
  .meta({ id: 'PreviewedRow' });

export const importPreview = z
  .object({
    format: importFormat,
    formats: z.array(importFormat).meta({ description: 'All that the file can be read as.' }),
    columns: z.array(z.string()),
    mapping: importMapping.nullable(),
    warnings: z.array(z.string()),
    rows: z.array(previewedRow).max(PREVIEW_ROWS),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.output<typeof importPreview>;
export type PreviewedRow = z.output<typeof previewedRow>;

export const startImport = z
  .strictObject({ format: importFormat, mapping: importMapping.nullable().optional() })
  .meta({ id: 'StartImport' });
export type StartImport = z.output<typeof startImport>;

export const importUndo = z
  .object({
    memories: z.number().int().meta({ description: 'What is left of the import.' }),
    edited: z.object({
      total: z.number().int(),
      items: z.array(z.object({ id: z.uuid(), text: z.string() })).meta({ description: 'The first few.' }),
    }),
  })
  .meta({ id: 'ImportUndo' });
export type ImportUndo = z.output<typeof importUndo>;

export const undoImport = z
  .strictObject({
    edited: z
      .enum(['keep', 'erase'])
      .meta({ description: 'What becomes of memories that were changed since.' }),
  })
  .meta({ id: 'UndoImport' });
export type UndoImport = z.output<typeof undoImport>;
