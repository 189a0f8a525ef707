import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';

const MAX_QUESTION_LENGTH = 500;
const MAX_INSTEAD_LENGTH = 1_000;
const MOST_CITED = 12;

export const askTwin = z.strictObject({ question: plainText(MAX_QUESTION_LENGTH) }).meta({ id: 'AskTwin' });
export type AskTwin = z.output<typeof askTwin>;

export const twinAnswer = z
  .object({
    question: z.string(),
    sentences: z
      .array(z.object({ text: z.string(), source: z.number().int().nullable() }))
      .meta({ description: 'In the first person; each with the number of its source, counted from 1.' }),
    sources: z.array(
      z
        .object({ memoryId: z.uuid(), title: z.string(), recordedAt: z.iso.datetime() })
        .meta({ id: 'TwinSource' }),
    ),
    from: z
      .enum(['memories', 'verdict', 'nothing'])
      .meta({ description: 'Verdict: the words that its owner put in place of an earlier answer.' }),
  })
  .meta({ id: 'TwinAnswer', description: 'A draft of what its owner would say.' });
export type TwinAnswer = z.output<typeof twinAnswer>;

export const giveVerdict = z
  .strictObject({
    question: plainText(MAX_QUESTION_LENGTH),
    wouldSay: z.boolean(),
    instead: plainText(MAX_INSTEAD_LENGTH).nullish().meta({ description: 'What they would say.' }),
    memoryIds: z.array(z.uuid()).max(MOST_CITED).meta({ description: 'What the answer cited.' }),
  })
  .meta({ id: 'GiveTwinVerdict' });
export type GiveVerdict = z.output<typeof giveVerdict>;

export const twinVerdict = z
  .object({
    id: z.uuid(),
    question: z.string(),
    wouldSay: z.boolean(),
    instead: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TwinVerdict' });
export type TwinVerdict = z.output<typeof twinVerdict>;

export const twinVerdicts = z
  .object({ items: z.array(twinVerdict).meta({ description: 'The newest first.' }) })
  .meta({ id: 'TwinVerdicts' });
export type TwinVerdicts = z.output<typeof twinVerdicts>;
