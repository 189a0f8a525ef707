import { z } from 'zod';

/** At most so many lines: more is no brief. */
export const MOST_LINES = 5;

const measured = {
  metric: z.string(),
  label: z.string(),
  unit: z.string().meta({ description: 'As the user chose to see it; empty for what is counted.' }),
  decimals: z.number().int(),
};
const usual = z.object({ median: z.number(), low: z.number(), high: z.number(), days: z.number().int() });
const isSample = z.boolean().meta({ description: 'It rests on sample data.' });

export const briefKey = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'Names a line among those of its day.' });

export const briefLine = z
  .discriminatedUnion('kind', [
    z.object({
      ...{ kind: z.literal('night'), key: briefKey, isSample },
      asleepMinutes: z.number().int(),
      usualMinutes: z.number().int().nullable().meta({ description: 'The median of sixty days before.' }),
      shortNights: z
        .number()
        .int()
        .meta({ description: 'Nights in a row under the usual range, this one too.' }),
    }),
    z.object({
      ...{ kind: z.literal('due'), key: briefKey },
      count: z.number().int().meta({ description: 'Due by the end of the day, or since longer.' }),
      first: z.array(z.object({ id: z.uuid(), text: z.string(), dueAt: z.iso.datetime() })),
    }),
    z.object({
      ...{ kind: z.literal('change'), key: briefKey, isSample, ...measured },
      date: z.iso.date(),
      value: z.number(),
      usual,
    }),
    z.object({
      ...{ kind: z.literal('mood'), key: briefKey, isSample },
      mean: z.number().meta({ description: 'Of the last seven days, from 1 to 5.' }),
      days: z.number().int(),
      usual,
    }),
    z.object({ kind: z.literal('finding'), key: briefKey, isSample, id: z.uuid(), sentence: z.string() }),
    z.object({
      ...{ kind: z.literal('memory'), key: briefKey, isSample },
      memoryId: z.uuid(),
      text: z.string(),
      monthsAgo: z.number().int(),
      date: z.iso.date(),
    }),
  ])
  .meta({ id: 'BriefLine' });
export type BriefLine = z.output<typeof briefLine>;
export type LineOf<Kind extends BriefLine['kind']> = Extract<BriefLine, { kind: Kind }>;

export const brief = z
  .object({
    date: z.iso.date(),
    lines: z.array(briefLine).max(MOST_LINES).meta({ description: 'What matters most first.' }),
    hidden: z.number().int().meta({ description: 'Lines of today that were sent away.' }),
  })
  .meta({ id: 'Brief', description: 'What is worth knowing this morning, each line with what it rests on.' });
export type Brief = z.output<typeof brief>;

export const hideBriefLine = z.strictObject({ key: briefKey }).meta({ id: 'HideBriefLine' });
export type HideBriefLine = z.output<typeof hideBriefLine>;
