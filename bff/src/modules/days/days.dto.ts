import { z } from 'zod';
import { CHANNELS } from '../../common/channel.js';

export const STRANDS = ['body', 'mood', 'memories', 'chats', 'home', 'automations'] as const;
export type Strand = (typeof STRANDS)[number];

export const dayName = z.iso.date().meta({ description: 'A day of the calendar: 2026-11-26.' });

const shownMetric = {
  metric: z.string(),
  label: z.string(),
  unit: z.string().meta({ description: 'As the user chose to see it; empty for what is counted.' }),
  decimals: z.number(),
};

export const dayEntry = z
  .object({
    id: z.string(),
    strand: z.enum(STRANDS),
    at: z.iso.datetime(),
    /** In words already where a person wrote them; else what the screen needs to make words of it. */
    what: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('woke'), asleepMinutes: z.number(), source: z.string() }),
      z.object({ kind: z.literal('reading'), ...shownMetric, value: z.number() }),
      z.object({
        kind: z.literal('mood'),
        mood: z.number().int().min(1).max(5),
        word: z.string().nullable(),
        note: z.string().nullable(),
        tags: z.array(z.string()),
      }),
      z.object({ kind: z.literal('memory'), memoryId: z.uuid(), text: z.string(), isRecorded: z.boolean() }),
      z.object({
        kind: z.literal('chat'),
        conversationId: z.uuid(),
        text: z.string(),
        answer: z.string().nullable(),
        sources: z.number().int(),
        isSpoken: z.boolean(),
      }),
      z.object({
        kind: z.literal('home'),
        entityId: z.string(),
        name: z.string(),
        service: z.string(),
        state: z.string().nullable(),
        channel: z.enum(CHANNELS),
      }),
      z.object({
        kind: z.literal('automation'),
        automationId: z.uuid(),
        name: z.string(),
        results: z.array(z.string()),
      }),
    ]),
    isSample: z.boolean(),
  })
  .meta({ id: 'DayEntry' });
export type DayEntry = z.output<typeof dayEntry>;

export const dayFigure = z
  .object({
    ...shownMetric,
    value: z.number(),
    usual: z
      .object({ median: z.number(), low: z.number(), high: z.number(), days: z.number().int() })
      .nullable()
      .meta({ description: 'Of the sixty days before; null of fewer than seven.' }),
  })
  .meta({ id: 'DayFigure' });
export type DayFigure = z.output<typeof dayFigure>;

export const similarDay = z
  .object({
    date: dayName,
    likeness: z.number().min(0).max(1).meta({ description: '1: every figure lies as far from its usual.' }),
    figures: z.number().int().meta({ description: 'How many figures both days have.' }),
    because: z
      .array(z.object({ label: z.string(), is: z.enum(['over', 'under']) }))
      .meta({ description: 'What is out of the ordinary on both days, in the same way.' }),
  })
  .meta({ id: 'SimilarDay' });
export type SimilarDay = z.output<typeof similarDay>;

export const lifeDay = z
  .object({
    date: dayName,
    from: z.iso.datetime(),
    before: z.iso.datetime(),
    counts: z.array(z.object({ strand: z.enum(STRANDS), count: z.number().int() })),
    entries: z.array(dayEntry).meta({ description: 'The earliest first.' }),
    isCut: z.boolean().meta({ description: 'The day has more entries of a strand than are given.' }),
    night: z
      .object({
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        stages: z.array(z.object({ metric: z.string(), from: z.iso.datetime(), to: z.iso.datetime() })),
      })
      .nullable(),
    figures: z.array(dayFigure),
    similar: z.array(similarDay),
  })
  .meta({ id: 'LifeDay', description: 'One day of a life: what was told, measured, felt, asked and done.' });
export type LifeDay = z.output<typeof lifeDay>;
