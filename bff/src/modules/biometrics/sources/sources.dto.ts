import { z } from 'zod';
import { MAX_INTEGER } from '../../../common/http/integer.js';
import { READING_ORIGINS } from '../points/reading-origin.js';

export const readingSources = z
  .object({
    items: z
      .array(
        z.object({
          origin: z.enum(READING_ORIGINS),
          source: z.string(),
          device: z.string(),
          readings: z.int(),
          lastAt: z.iso.datetime(),
          metrics: z.array(z.object({ metric: z.string(), label: z.string() })),
        }),
      )
      .meta({ description: 'The one that told last comes first.' }),
    shared: z
      .array(
        z.object({
          metric: z.string(),
          label: z.string(),
          series: z
            .array(
              z.object({
                id: z.int(),
                origin: z.enum(READING_ORIGINS),
                source: z.string(),
                device: z.string(),
                readings: z.int(),
              }),
            )
            .meta({ description: 'The one that counts first comes first.' }),
        }),
      )
      .meta({ description: 'What more than one source tells of.' }),
  })
  .meta({ id: 'ReadingSources' });
export type ReadingSources = z.output<typeof readingSources>;

export const prioritiseSources = z
  .strictObject({ series: z.array(z.int().positive().max(MAX_INTEGER)).min(1).max(100) })
  .meta({ id: 'PrioritiseSources' });
export type PrioritiseSources = z.output<typeof prioritiseSources>;

export const updateMetricSettings = z
  .strictObject({
    goal: z.number().min(-1e9).max(1e9).nullable().optional().meta({
      description: 'In the unit that is shown; null takes it away.',
    }),
    unit: z.string().max(20).nullable().optional().meta({
      description: 'One of those to choose from; null for the one that goes with the user’s units.',
    }),
    isHidden: z.boolean().optional(),
  })
  .meta({ id: 'UpdateMetricSettings' });
export type UpdateMetricSettings = z.output<typeof updateMetricSettings>;

export const arrangeMetrics = z
  .strictObject({ metrics: z.array(z.string().min(1).max(60)).min(1).max(200) })
  .meta({ id: 'ArrangeMetrics' });
export type ArrangeMetrics = z.output<typeof arrangeMetrics>;
