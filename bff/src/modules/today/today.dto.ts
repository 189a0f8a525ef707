import { z } from 'zod';
import { readingSummary } from '../biometrics/readings.dto.js';
import { home } from '../home/home.dto.js';
import { finding } from '../insights/findings/findings.dto.js';
import { onThisDay } from '../memory/listing/on-this-day.dto.js';
import { memoryReview } from '../memory/review/memory-review.dto.js';
import { moodEntryList } from '../mood/mood-entries.dto.js';
import { sampleData } from '../sample-data/sample-data.dto.js';
import { FIRST_STEPS } from './first-steps.js';
import { CARD_NAMES } from './today-cards.js';

const count = z.number().int();

export const todayCard = z
  .strictObject({
    card: z.enum(CARD_NAMES),
    width: z
      .union([z.literal(1), z.literal(2)])
      .meta({ description: 'Columns it takes, where there are as many.' }),
    isHidden: z.boolean(),
  })
  .meta({ id: 'TodayCard' });

export const todayLayout = z
  .object({
    cards: z.array(z.object(todayCard.shape)).meta({ description: 'Every card there is, in its order.' }),
    isArranged: z.boolean().meta({ description: 'By the person; else as it comes.' }),
    skippedSteps: z.array(z.enum(FIRST_STEPS)),
    areStepsClosed: z
      .boolean()
      .nullable()
      .meta({ description: 'The first steps were sent away, or asked for again; null: neither.' }),
  })
  .meta({ id: 'TodayLayout' });
export type TodayLayout = z.output<typeof todayLayout>;

export const arrangeToday = z
  .strictObject({
    cards: z
      .array(todayCard)
      .min(1)
      .max(CARD_NAMES.length)
      .refine(
        (cards) => new Set(cards.map(({ card }) => card)).size === cards.length,
        'Name each card once.',
      ),
  })
  .meta({ id: 'ArrangeToday', description: 'Cards that are not named keep their own place and width.' });
export type ArrangeToday = z.output<typeof arrangeToday>;

export const updateFirstSteps = z
  .strictObject({
    skipped: z.array(z.enum(FIRST_STEPS)).max(FIRST_STEPS.length).optional(),
    isClosed: z.boolean().optional(),
  })
  .meta({ id: 'UpdateFirstSteps', description: 'What is left out stays as it is.' });
export type UpdateFirstSteps = z.output<typeof updateFirstSteps>;

export const todayQuery = z
  .strictObject({ from: z.iso.datetime(), before: z.iso.datetime() })
  .meta({ id: 'TodayQuery', description: 'The day, where the reader is.' });
export type TodayQuery = z.output<typeof todayQuery>;

export const todayOverview = z
  .object({
    layout: todayLayout,
    sample: sampleData,
    review: memoryReview,
    onThisDay,
    moods: moodEntryList,
    hasMood: z.boolean().meta({ description: 'The last mood that was told is the person’s own.' }),
    readings: readingSummary,
    home,
    devices: z.object({
      total: count,
      inTime: count.meta({ description: 'Those that are heard as often as they should be.' }),
      troubled: z.array(z.object({ id: z.uuid(), name: z.string(), status: z.enum(['silent', 'offline']) })),
    }),
    finding: finding.nullable().meta({ description: 'The newest that still holds and was not hidden.' }),
  })
  .meta({ id: 'TodayOverview', description: 'What the cards of Today show, read at once.' });
export type TodayOverview = z.output<typeof todayOverview>;
