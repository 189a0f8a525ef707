import { z } from 'zod';
import { REFUSAL_REASONS } from './reading.js';

export const MAX_BATCH = 1_000;
const MAX_TEXT = 255;

export const readingName = z
  .string()
  .regex(/^[\w.-]{1,64}$/u, 'Use letters, digits, dots, dashes; at most 64.');
const time = z.iso.datetime({ offset: true });

const incoming = z.strictObject({
  id: z.string().min(1).max(64).meta({ description: 'The device’s own: sent again, it is kept once.' }),
  at: time,
  name: readingName,
  value: z.union([z.number(), z.boolean(), z.string().max(MAX_TEXT)]),
  unit: z.string().max(16).optional(),
});

export const ingestBatch = z
  .strictObject({
    sentAt: time.meta({ description: 'By the clock of the device, when it sent this.' }),
    readings: z.array(incoming).min(1).max(MAX_BATCH),
  })
  .meta({ id: 'IngestBatch' });
export type IngestBatch = z.output<typeof ingestBatch>;

export const ingestAnswer = z
  .object({
    accepted: z.int(),
    duplicates: z.int(),
    ignored: z.int(),
    refused: z.array(z.object({ id: z.string(), reason: z.enum(REFUSAL_REASONS) })),
    clock: z.object({
      aheadSeconds: z.number().meta({ description: 'How far the device’s clock is ahead of ours.' }),
      action: z.enum(['none', 'shifted', 'refused']),
    }),
  })
  .meta({ id: 'IngestAnswer' });
export type IngestAnswer = z.output<typeof ingestAnswer>;
