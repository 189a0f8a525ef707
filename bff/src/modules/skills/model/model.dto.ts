import { z } from 'zod';
import { customModel } from './custom/custom-model.dto.js';

const count = z.number().int();

export const modelStatus = z
  .object({
    name: z
      .string()
      .nullable()
      .meta({ description: 'Of the user’s own, else of the operator’s; null without either.' }),
    isReachable: z.boolean(),
    lastDay: z
      .object({
        answered: count,
        failed: count.meta({ description: 'Where the twin answered by itself after all.' }),
        medianFirstMs: count.nullable(),
        medianWholeMs: count.nullable(),
        inputTokens: count,
        outputTokens: count,
      })
      .meta({ description: 'Of this user, over the last 24 hours; tokens as the server counts them.' }),
    own: customModel.nullable().meta({ description: 'On a server that the user has named.' }),
    isOwnAllowed: z.boolean().meta({ description: 'Whether the operator lets users name one.' }),
  })
  .meta({ id: 'ModelStatus' });
export type ModelStatus = z.output<typeof modelStatus>;

export const modelUsage = z
  .object({
    days: z
      .array(
        z.object({
          date: z.iso.date(),
          answered: count,
          inputTokens: count,
          outputTokens: count,
          medianFirstMs: count
            .nullable()
            .meta({ description: 'Until the first word; null without an answer.' }),
          p95FirstMs: count.nullable(),
        }),
      )
      .meta({
        description: 'Of the last 28 days in the user’s zone, those with a call; the earliest first.',
      }),
  })
  .meta({ id: 'ModelUsage' });
export type ModelUsage = z.output<typeof modelUsage>;

export const modelList = z
  .object({ items: z.array(z.object({ name: z.string() })) })
  .meta({ id: 'ModelList' });
export type ModelList = z.output<typeof modelList>;
