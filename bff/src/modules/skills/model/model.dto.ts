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

export const modelList = z
  .object({ items: z.array(z.object({ name: z.string() })) })
  .meta({ id: 'ModelList' });
export type ModelList = z.output<typeof modelList>;
