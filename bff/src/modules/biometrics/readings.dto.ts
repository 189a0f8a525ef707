import { z } from 'zod';
import { metricNameOf } from './metrics.js';
import { READING_ORIGINS } from './points/reading-origin.js';
import { type KeptReading } from './reading.js';

const MAX_NAME_LENGTH = 40;

/** A word for a metric of the product or one of the user's own; becomes the name under which it is kept. */
export const metricName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .regex(/^\p{L}[\p{L}\p{N} -]*$/u, 'Enter a metric name, such as weight.')
  .transform(metricNameOf);

const period = {
  from: z.iso.datetime(),
  before: z.iso.datetime(),
};

export const readingsQuery = z.strictObject({ metric: metricName, ...period }).meta({ id: 'ReadingsQuery' });
export type ReadingsQuery = z.output<typeof readingsQuery>;

export const readingSeries = z
  .object({
    label: z.string(),
    unit: z.string().meta({ description: 'As the user chose to see it; empty for what is counted.' }),
    decimals: z.number(),
    items: z
      .array(z.object({ at: z.iso.datetime(), value: z.number() }))
      .meta({ description: 'The oldest first. Of what adds up, such as water, one for each day.' }),
  })
  .meta({ id: 'ReadingSeries' });
export type ReadingSeries = z.output<typeof readingSeries>;

export const readingSummaryQuery = z.strictObject(period).meta({ id: 'ReadingSummaryQuery' });
export type ReadingSummaryQuery = z.output<typeof readingSummaryQuery>;

export const readingSummary = z
  .object({
    items: z
      .array(
        z.object({
          metric: z.string(),
          label: z.string(),
          unit: z.string().meta({ description: 'As the user chose to see it; empty for what is counted.' }),
          decimals: z.number(),
          value: z.number().meta({ description: 'The latest; of what adds up, such as water, the sum.' }),
          at: z.iso.datetime(),
          isSample: z.boolean(),
        }),
      )
      .meta({ description: 'One for each metric, the one measured last first.' }),
  })
  .meta({ id: 'ReadingSummary' });
export type ReadingSummary = z.output<typeof readingSummary>;

/** A reading as an undo needs to know it, as it comes back from where it was kept as JSON. */
export const keptReading = z.object({
  metric: z.string(),
  value: z.number(),
  ownUnit: z.string(),
  effectiveAt: z.coerce.date(),
  recordedAt: z.coerce.date(),
  offsetMinutes: z.number().default(0),
  origin: z.enum(READING_ORIGINS).default('told'),
  source: z.string(),
  device: z.string().default(''),
}) satisfies z.ZodType<KeptReading>;
