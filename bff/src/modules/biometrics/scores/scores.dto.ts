import { z } from 'zod';
import { STATUS_LABELS } from './overall-status.js';
import { SCORE_NAMES } from './score.js';

const score = z
  .object({
    name: z.enum(SCORE_NAMES),
    title: z.string(),
    value: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'From 0 to 100; null while there is too little.' }),
    usual: z
      .object({ low: z.number(), high: z.number() })
      .nullable()
      .meta({ description: 'One’s own usual range, from 0 to 100.' }),
    needs: z
      .object({
        has: z.number().int(),
        of: z.number().int(),
        what: z.string(),
        hint: z.string(),
      })
      .nullable()
      .meta({ description: 'Instead of a value: “4 of 7 nights”, and what to do.' }),
    moved: z
      .array(z.object({ text: z.string(), points: z.number().int() }))
      .meta({ description: 'What moved it, the strongest first, in points of the score.' }),
    method: z.string(),
    sources: z.array(z.object({ title: z.string(), url: z.url() })),
  })
  .meta({ id: 'BodyScore' });
export type BodyScore = z.output<typeof score>;

export const scores = z
  .object({
    items: z.array(score),
    status: z
      .object({
        label: z.enum(STATUS_LABELS),
        value: z.number().meta({ description: 'From 0 to 1.' }),
        of: z
          .array(z.string())
          .meta({ description: 'Which of focus, energy and stress it is the average of.' }),
      })
      .nullable()
      .meta({ description: 'The average of focus, energy and 1 − stress, of those that are known.' }),
  })
  .meta({ id: 'BodyScores', description: 'For information only; no medical device.' });
export type BodyScores = z.output<typeof scores>;
