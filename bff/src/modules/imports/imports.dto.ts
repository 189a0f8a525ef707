import { z } from 'zod';
import { MAX_INTEGER } from '../../common/http/integer.js';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';

export const IMPORT_STATUSES = [
  'draft',
  'queued',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;

export const createImport = z
  .strictObject({
    fileName: plainText(255),
    fileBytes: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  })
  .meta({ id: 'CreateImport' });
export type CreateImport = z.output<typeof createImport>;

export const uploadPartQuery = z
  .strictObject({ offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) })
  .meta({ id: 'UploadPartQuery' });
export type UploadPartQuery = z.output<typeof uploadPartQuery>;

/** How far an import is, of whatever kind. */
export const importProgress = {
  id: z.uuid(),
  fileName: z.string(),
  fileBytes: z.number().int(),
  receivedBytes: z.number().int().meta({ description: 'How much of the file has arrived.' }),
  status: z.enum(IMPORT_STATUSES),
  bytesRead: z.number().int(),
  bytesToRead: z.number().int(),
  imported: z.number().int(),
  repeated: z.number().int().meta({ description: 'Were there already.' }),
  skipped: z.number().int(),
  remarked: z.number().int().meta({ description: 'Kept, with a remark in the report.' }),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
};
export type ImportProgress = z.output<z.ZodObject<typeof importProgress>>;

export const importsQuery = timePageQuery.meta({ id: 'ImportsQuery' });
export type ImportsQuery = z.output<typeof importsQuery>;

/** What the table of all that was left out is called where it is kept. */
export const IMPORT_REPORT_FILE = 'twyn-import-report.csv';

export const skipsQuery = z
  .strictObject({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    after: z.coerce.number().int().min(0).max(MAX_INTEGER).default(0),
  })
  .meta({ id: 'ImportSkipsQuery' });
export type SkipsQuery = z.output<typeof skipsQuery>;

export const importSkips = z
  .object({
    items: z.array(
      z
        .object({
          position: z.number().int(),
          row: z.number().int(),
          file: z.string(),
          reason: z.string(),
          isKept: z.boolean().meta({ description: 'It was imported all the same.' }),
        })
        .meta({ id: 'ImportSkip' }),
    ),
    nextAfter: z.number().int().nullable(),
  })
  .meta({ id: 'ImportSkips' });
export type ImportSkips = z.output<typeof importSkips>;
