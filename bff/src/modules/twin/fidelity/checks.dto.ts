import { z } from 'zod';

const choice = z.object({ id: z.uuid(), text: z.string() }).meta({ id: 'TwinCheckChoice' });

export const twinCheck = z
  .object({
    id: z.uuid(),
    kind: z.enum(['person', 'place', 'topic', 'liking']),
    question: z.string(),
    choices: z.array(choice),
    predicted: z
      .uuid()
      .nullable()
      .meta({ description: 'What the twin said before; null until its owner has answered.' }),
    chosen: z.uuid().nullable(),
    askedAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TwinCheck' });
export type TwinCheck = z.output<typeof twinCheck>;

const counts = {
  answered: z.number().int(),
  matched: z.number().int(),
  expected: z.number().meta({ description: 'How many would match by chance.' }),
};

export const twinChecks = z
  .object({
    open: z.array(twinCheck),
    latest: z.array(twinCheck).meta({ description: 'Those answered last, the newest first.' }),
    rate: z
      .object({
        ...counts,
        interval: z
          .object({ low: z.number(), high: z.number() })
          .nullable()
          .meta({ description: 'Of the share that matches, 95 %, from 0 to 1.' }),
        months: z
          .array(z.object({ month: z.string(), ...counts }))
          .meta({ description: 'The oldest first.' }),
        sentence: z.string(),
      })
      .meta({ id: 'TwinMatchRate' }),
  })
  .meta({ id: 'TwinChecks' });
export type TwinChecks = z.output<typeof twinChecks>;

export const answerTwinCheck = z.strictObject({ choice: z.uuid() }).meta({ id: 'AnswerTwinCheck' });
export type AnswerTwinCheck = z.output<typeof answerTwinCheck>;
