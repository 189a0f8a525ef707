import { z } from 'zod';
import { MAX_INTEGER } from '../../../common/http/integer.js';
import { READING_ORIGINS } from '../points/reading-origin.js';
import { metricName } from '../readings.dto.js';

/** The series and the time: "3-1762000000000". What is none names no reading. */
export const readingId = z.string().max(60);

/** A week, as for readings of files; and the offsets that clocks have. */
const MAX_SECONDS = 7 * 86_400;
const MAX_OFFSET = 18 * 60;
const LATER_MS = 5 * 60_000;
const measuredAt = z.iso
  .datetime({ offset: true })
  .refine((at) => Date.parse(at) <= Date.now() + LATER_MS, 'Choose a time that is not in the future.');
const value = z.number().min(-1e9).max(1e9);
const unit = z.string().trim().max(20);

export const createReading = z
  .strictObject({
    metric: metricName,
    value: value.meta({ description: 'In the unit that is named, else in the one that the user sees.' }),
    unit: unit.optional(),
    at: measuredAt.optional().meta({ description: 'When it was measured; now, where it is left out.' }),
  })
  .meta({ id: 'CreateReading' });

export const createReadings = z
  .strictObject({ readings: z.array(createReading).min(1).max(20) })
  .meta({ id: 'CreateReadings' });
export type CreateReadings = z.output<typeof createReadings>;

export const editReading = z
  .strictObject({ value: value.optional(), at: measuredAt.optional() })
  .meta({ id: 'EditReading' });
export type EditReading = z.output<typeof editReading>;

export const readingEntry = z
  .object({
    id: readingId,
    metric: z.string(),
    value: z.number().meta({ description: 'In the unit that is shown.' }),
    unit: z.string(),
    at: z.iso.datetime(),
    seconds: z.int().meta({ description: 'How long it was measured for; 0 of a moment.' }),
    origin: z.enum(READING_ORIGINS),
    source: z.string(),
    device: z.string(),
  })
  .meta({ id: 'ReadingEntry' });
export type ReadingEntry = z.output<typeof readingEntry>;

/** All that a removed reading was, besides what its series says of it: with it the reading comes back as it was. */
export const removedReading = z
  .strictObject({
    id: readingId,
    value: value.meta({ description: 'In the unit in which the metric is kept.' }),
    seconds: z.int().min(0).max(MAX_SECONDS),
    offsetMinutes: z.int().min(-MAX_OFFSET).max(MAX_OFFSET),
    recordedAt: z.iso.datetime().nullable(),
    importNumber: z
      .int()
      .min(1)
      .max(MAX_INTEGER)
      .nullable()
      .meta({ description: 'Of the import that brought it.' }),
  })
  .meta({ id: 'RemovedReading' });
export type RemovedReading = z.output<typeof removedReading>;

export const readingEntries = z
  .object({ items: z.array(readingEntry), nextCursor: readingId.nullable() })
  .meta({ id: 'ReadingEntries' });
export type ReadingEntries = z.output<typeof readingEntries>;

export const readingEntriesQuery = z
  .strictObject({
    metric: metricName,
    before: z.iso.datetime().optional(),
    cursor: readingId.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .meta({ id: 'ReadingEntriesQuery' });
export type ReadingEntriesQuery = z.output<typeof readingEntriesQuery>;
