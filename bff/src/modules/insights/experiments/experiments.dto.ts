import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { namedSeries } from '../findings/findings.dto.js';
import { seriesKey } from '../series/series-key.js';

const MAX_ACTION_LENGTH = 200;
const MOST_LAG = 3;
const weeks = z
  .union([z.literal(2), z.literal(4)], { error: 'An experiment takes two weeks or four.' })
  .meta({ description: 'How long: two weeks or four.' });
const lag = z.number().int().min(0).max(MOST_LAG);

export const experimentPlanQuery = z
  .strictObject({ outcome: seriesKey, weeks: z.coerce.number().pipe(weeks).default(2) })
  .meta({ id: 'ExperimentPlanQuery' });
export type ExperimentPlanQuery = z.output<typeof experimentPlanQuery>;

export const experimentPlan = z
  .object({
    outcome: namedSeries,
    days: z.number().int(),
    halfWidth: z
      .number()
      .meta({ description: 'Half of the 90 % interval that is likely, in the unit of the outcome.' }),
    sentence: z.string().meta({ description: 'What so long an experiment can show.' }),
    assumption: z.string(),
  })
  .meta({ id: 'ExperimentPlan' });
export type ExperimentPlan = z.output<typeof experimentPlan>;

export const startExperiment = z
  .strictObject({
    outcome: seriesKey,
    action: plainText(MAX_ACTION_LENGTH),
    lag: lag.default(0),
    weeks: weeks.default(2),
  })
  .meta({ id: 'StartExperiment' });
export type StartExperiment = z.output<typeof startExperiment>;

export const experiment = z
  .object({
    id: z.uuid(),
    action: z.string(),
    outcome: namedSeries,
    lag: z.number().int(),
    startsOn: z.string(),
    state: z.enum(['planned', 'running', 'ended', 'stopped']),
    day: z
      .number()
      .int()
      .meta({ description: 'Which day of it today is, from 1 on; 0 before, its length afterwards.' }),
    days: z
      .array(z.object({ day: z.string(), arm: z.enum(['A', 'B']), value: z.number().nullable() }))
      .meta({ description: 'What the outcome was, where it is known.' }),
    halfWidth: z.number(),
    result: z
      .object({
        difference: z.number(),
        low: z.number().meta({ description: 'Of the 90 % interval.' }),
        high: z.number(),
        p: z.number(),
        pairs: z.number().int(),
      })
      .nullable()
      .meta({ description: 'A days less B days; null with fewer than five whole pairs of days.' }),
    sentence: z.string().meta({ description: 'How it stands, with its uncertainty.' }),
    assumption: z.string(),
    isSample: z.boolean(),
  })
  .meta({ id: 'Experiment' });
export type ExperimentResponse = z.output<typeof experiment>;

export const experimentList = z.object({ items: z.array(experiment) }).meta({ id: 'ExperimentList' });
export type ExperimentList = z.output<typeof experimentList>;
