import { z } from 'zod';

export const EXPORT_FORMATS = ['csv', 'json', 'md'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const moodExportQuery = z
  .strictObject({ format: z.enum(EXPORT_FORMATS) })
  .meta({ id: 'MoodExportQuery' });
export type MoodExportQuery = z.output<typeof moodExportQuery>;
