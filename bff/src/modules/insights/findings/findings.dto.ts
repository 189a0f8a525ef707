import { z } from 'zod';
import { CHECK_FAILURES } from '../statistics/series-check.js';
import { VERDICTS } from './finding.js';

export const namedSeries = z
  .object({
    key: z.string().meta({ description: 'Such as body:resting-heart-rate.' }),
    domain: z.enum(['body', 'mood', 'memory', 'home']),
    title: z.string(),
    unit: z.string(),
    decimals: z.number().int(),
  })
  .meta({ id: 'NamedSeries' });

export const finding = z
  .object({
    id: z.uuid(),
    kind: z.enum(['association', 'change', 'unusual']),
    sentence: z.string(),
    series: z
      .array(namedSeries)
      .meta({ description: 'Of an association the one that comes first, then the other.' }),
    n: z.number().int().nullable().meta({ description: 'Days it rests on.' }),
    lag: z.number().int().nullable().meta({ description: 'Days from the first series to the second.' }),
    lagWords: z.string().nullable(),
    effect: z
      .object({
        difference: z.number(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        unit: z.string(),
      })
      .nullable()
      .meta({ description: 'After high days less after low ones, with a 95 % interval.' }),
    chance: z.string().nullable().meta({ description: 'How likely it is chance, in a sentence.' }),
    change: z
      .object({ day: z.string(), before: z.number(), after: z.number() })
      .nullable()
      .meta({ description: 'Around that day; of an unusual day, what was usual and what it was.' }),
    isHolding: z.boolean().meta({ description: 'The last check found it as well.' }),
    isNew: z.boolean(),
    isSample: z.boolean(),
    foundAt: z.iso.datetime(),
    verdict: z.enum(VERDICTS).nullable(),
  })
  .meta({ id: 'Finding' });
export type FindingResponse = z.output<typeof finding>;

export const findingList = z
  .object({
    items: z.array(finding).meta({ description: 'Newest first.' }),
    check: z.object({
      ranAt: z.iso.datetime().nullable().meta({ description: 'Null: not yet.' }),
      lags: z.array(z.number().int()),
      minDays: z.number().int(),
      mostDays: z.number().int().meta({ description: 'The most days that any two series have both.' }),
      pairs: z.number().int(),
      tests: z.number().int(),
      waiting: z.array(z.object({ title: z.string(), days: z.number().int() })),
      refused: z
        .array(z.object({ title: z.string(), why: z.enum(CHECK_FAILURES) }))
        .meta({ description: 'Series that get no findings by themselves, and why.' }),
    }),
  })
  .meta({ id: 'FindingList' });
export type FindingList = z.output<typeof findingList>;

export const judgeFinding = z
  .strictObject({ verdict: z.enum(VERDICTS).nullable() })
  .meta({ id: 'JudgeFinding' });
export type JudgeFinding = z.output<typeof judgeFinding>;

export const setFindingLags = z
  .strictObject({
    lags: z
      .array(z.number().int().min(0).max(3))
      .min(1)
      .max(4)
      .refine((lags) => new Set(lags).size === lags.length, 'Give each delay once.'),
  })
  .meta({
    id: 'SetFindingLags',
    description: 'Days from one thing to the other; fewer find smaller effects.',
  });
export type SetFindingLags = z.output<typeof setFindingLags>;

export const findingDays = z
  .object({
    series: z.array(namedSeries),
    days: z
      .array(
        z.object({
          day: z.string().meta({ description: 'Of the last series.' }),
          x: z.number().nullable().meta({ description: 'What the first series was, the delay before.' }),
          y: z.number(),
          group: z
            .enum(['low', 'middle', 'high'])
            .meta({ description: 'Of x; of a change: before, and after.' }),
        }),
      )
      .meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'FindingDays' });
export type FindingDays = z.output<typeof findingDays>;
