import { z } from 'zod';
import { METRIC_GROUPS } from '../metrics.js';
import { READING_ORIGINS } from '../points/reading-origin.js';
import { metricName } from '../readings.dto.js';

const value = z.number().meta({ description: 'In the unit that is shown.' });

/** The longest time of which a chart is drawn: whoever lived longer looks at a part. */
const LONGEST_DAYS = 40_000;

export const readingChartQuery = z
  .strictObject({ metric: metricName, from: z.iso.datetime(), before: z.iso.datetime() })
  .refine(({ from, before }) => Date.parse(before) - Date.parse(from) < LONGEST_DAYS * 86_400_000, {
    message: 'Choose a time of at most a hundred years.',
    path: ['before'],
  })
  .meta({ id: 'ReadingChartQuery' });
export type ReadingChartQuery = z.output<typeof readingChartQuery>;

/** What is usual for this person, from their last 60 measured days. */
export const usualRange = z
  .object({ median: value, low: value, high: value, days: z.int() })
  .meta({ id: 'UsualRange' });

const metricShown = {
  metric: z.string(),
  label: z.string(),
  group: z.enum(METRIC_GROUPS),
  unit: z.string().meta({ description: 'As the user chose to see it; empty for what is counted.' }),
  units: z.array(z.string()).meta({ description: 'Those to choose from; empty where there is but one.' }),
  decimals: z.int(),
  isSum: z.boolean().meta({ description: 'Whether the readings of a day add up.' }),
  isOfNight: z.boolean().meta({ description: 'Whether it counts for the day on which a night ends.' }),
  range: z
    .object({ least: value, most: value })
    .nullable()
    .meta({ description: 'What a person could have; none of one’s own metrics.' }),
  goal: value.nullable(),
  isHidden: z.boolean(),
};

/** All that can be measured of a person: what the product knows, then what they added themselves. */
export const readingMetrics = z
  .object({ items: z.array(z.object(metricShown)) })
  .meta({ id: 'ReadingMetrics' });
export type ReadingMetrics = z.output<typeof readingMetrics>;

export const readingChart = z
  .object({
    ...metricShown,
    bucket: z.enum(['minutes', 'hour', 'day', 'week']).meta({ description: 'What one point stands for.' }),
    points: z.array(
      z.object({
        at: z.iso.datetime(),
        value: value.meta({ description: 'The mean; of what adds up the sum, of a week its mean of a day.' }),
        min: value,
        max: value,
        n: z.int().meta({ description: 'How many readings.' }),
      }),
    ),
    usual: usualRange.nullable(),
    firstAt: z.iso.datetime().nullable().meta({ description: 'When it was measured first.' }),
  })
  .meta({ id: 'ReadingChart' });
export type ReadingChart = z.output<typeof readingChart>;

export const readingOverview = z
  .object({
    items: z
      .array(
        z.object({
          ...metricShown,
          value,
          at: z.iso.datetime(),
          origin: z.enum(READING_ORIGINS),
          source: z.string(),
          usual: usualRange.nullable(),
          daysMeasured: z.int().meta({ description: 'Of the last 60 before today.' }),
          state: z.enum(['under', 'usual', 'over', 'unknown']),
          days: z
            .array(z.object({ day: z.iso.date(), value }))
            .meta({ description: 'Of the last 28, those that were measured; the oldest first.' }),
        }),
      )
      .meta({ description: 'In the order that the user chose.' }),
  })
  .meta({ id: 'ReadingOverview' });
export type ReadingOverview = z.output<typeof readingOverview>;
