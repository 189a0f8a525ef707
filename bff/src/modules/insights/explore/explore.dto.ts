import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { namedSeries } from '../findings/findings.dto.js';
import { seriesKey } from '../series/series-key.js';

const MAX_DAYS = 1_830;
const MOST_LAG = 3;
const MAX_NAME_LENGTH = 80;
const DAY_MS = 86_400_000;

const day = z.iso.date();

export const exploredSeries = z
  .object({
    items: z.array(
      namedSeries.extend({
        isYesNo: z.boolean(),
        isOutcome: z.boolean(),
        isSample: z.boolean(),
        days: z.number().int().meta({ description: 'That have a value.' }),
      }),
    ),
  })
  .meta({
    id: 'ExploredSeries',
    description: 'What can be held against each other, of the last five years.',
  });
export type ExploredSeries = z.output<typeof exploredSeries>;

export const comparisonQuery = z
  .strictObject({
    x: seriesKey,
    y: seriesKey,
    from: day,
    before: day,
    lag: z.coerce.number().int().min(0).max(MOST_LAG).default(0),
  })
  .refine(({ from, before }) => daysBetween(from, before) > 0, {
    path: ['before'],
    error: 'The days end before they begin.',
  })
  .refine(({ from, before }) => daysBetween(from, before) <= MAX_DAYS, {
    path: ['before'],
    error: `At most ${String(MAX_DAYS)} days at once.`,
  })
  .meta({ id: 'ComparisonQuery' });
export type ComparisonQuery = z.output<typeof comparisonQuery>;

const side = namedSeries.extend({ isYesNo: z.boolean(), isSample: z.boolean() });
const interval = z.object({
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  mayBeNothing: z.boolean(),
});
const spread = z.object({ mean: z.number(), n: z.number().int() });

export const comparison = z
  .object({
    x: side,
    y: side,
    n: z.number().int().meta({ description: 'Days that have both, the delay apart.' }),
    days: z
      .array(z.object({ day: z.string(), x: z.number().nullable(), y: z.number().nullable() }))
      .meta({ description: 'All days with either, without a delay, oldest first.' }),
    lags: z
      .array(
        z.object({
          lag: z.number().int(),
          n: z.number().int(),
          r: z.number().meta({
            description: 'Rank correlation of what is new: weekday, trend and yesterday taken out.',
          }),
          chance: z
            .number()
            .meta({ description: 'As far from 0 as 19 of 20 such correlations are by chance.' }),
        }),
      )
      .meta({ description: 'None of a series of yes and no.' }),
    line: z
      .object({ slope: z.number(), low: z.number(), high: z.number(), intercept: z.number() })
      .nullable()
      .meta({ description: 'Through the paired days, with a 95 % interval of its slope.' }),
    difference: interval.nullable().meta({
      description: 'Days with the tag less days without, with a 95 % interval; null with under 10 of either.',
    }),
    weekdays: z
      .array(spread.extend({ weekday: z.number().int(), effect: interval.nullable() }))
      .meta({ description: 'From 0 on Mondays: the mean of y, and the slope or difference on these days.' }),
    hours: z
      .array(spread.extend({ hour: z.number().int() }))
      .meta({ description: 'The mean of y by the clock; none of what has only one value a day.' }),
    before: z
      .object({ from: z.string(), before: z.string(), x: spread.nullable(), y: spread.nullable() })
      .meta({ description: 'The period of the same length before.' }),
    now: z.object({ x: spread.nullable(), y: spread.nullable() }),
    sentence: z.string(),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.output<typeof comparison>;

const address = z
  .string()
  .min(1)
  .max(2_000)
  .regex(/^[\w%.~+=&:*-]+$/u, 'Give the part of an address after the question mark.');

export const createExploreView = z
  .strictObject({ name: plainText(MAX_NAME_LENGTH), address })
  .meta({ id: 'CreateExploreView' });
export type CreateExploreView = z.output<typeof createExploreView>;

export const exploreView = z
  .object({ id: z.uuid(), name: z.string(), address: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'ExploreView' });
export type ExploreView = z.output<typeof exploreView>;

export const exploreViews = z.object({ items: z.array(exploreView) }).meta({ id: 'ExploreViews' });
export type ExploreViews = z.output<typeof exploreViews>;

function daysBetween(from: string, before: string): number {
  return (Date.parse(before) - Date.parse(from)) / DAY_MS;
}
