import { z } from 'zod';
import { quietHours } from '../../users/settings/settings.dto.js';
import { metricName } from '../readings.dto.js';
import { ALERT_CONDITIONS } from './reading-alert.js';

const MOST = 1_000_000_000;
const MOST_MINUTES = 24 * 60;
/** Further from the usual than that nothing is. */
const MOST_SPREADS = 10;

const threshold = z
  .number()
  .min(-MOST)
  .max(MOST)
  .meta({ description: 'In the unit that the user sees; against the usual in spreads, such as 2.' });
const minutes = z.number().int().min(0).max(MOST_MINUTES).meta({ description: 'For so long it must hold.' });
const condition = z.enum(ALERT_CONDITIONS);

function isPossible({ condition: of, threshold: at }: { condition?: string; threshold?: number }): boolean {
  const isUsual = of === 'above_usual' || of === 'below_usual';
  return !isUsual || at === undefined || (at >= 0 && at <= MOST_SPREADS);
}
const TOO_FAR = {
  path: ['threshold'],
  error: `Against your usual, choose from 0 to ${MOST_SPREADS} spreads; 2 is clearly unusual.`,
};

export const readingAlert = z
  .object({
    id: z.uuid(),
    metric: z.string(),
    title: z.string().meta({ description: 'The rule in words.' }),
    condition,
    threshold: z.number(),
    unit: z.string().meta({ description: 'Of the threshold; empty for what is counted, and for spreads.' }),
    minutes: z.number().int(),
    quietHours: quietHours.nullable(),
    isEnabled: z.boolean(),
    snoozedUntil: z.iso.datetime().nullable(),
    lastFiredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReadingAlert' });
export type ReadingAlertResponse = z.output<typeof readingAlert>;

export const readingAlerts = z.object({ items: z.array(readingAlert) }).meta({ id: 'ReadingAlerts' });
export type ReadingAlertsResponse = z.output<typeof readingAlerts>;

export const activeReadingAlerts = z
  .object({
    items: z.array(
      z.object({
        alert: readingAlert,
        since: z.iso.datetime().meta({ description: 'Since when it has held.' }),
        firedAt: z.iso.datetime(),
        value: z.number().meta({ description: 'When it was told, in the unit that the user sees.' }),
        valueUnit: z.string(),
      }),
    ),
  })
  .meta({ id: 'ActiveReadingAlerts', description: 'Those that were told and still hold.' });
export type ActiveReadingAlerts = z.output<typeof activeReadingAlerts>;

export const createReadingAlert = z
  .strictObject({
    metric: metricName,
    condition,
    threshold,
    minutes: minutes.default(0),
    quietHours: quietHours.nullable().default(null),
  })
  .refine(isPossible, TOO_FAR)
  .meta({ id: 'CreateReadingAlert' });
export type CreateReadingAlert = z.output<typeof createReadingAlert>;

export const editReadingAlert = z
  .strictObject({
    condition: condition.optional(),
    threshold: threshold.optional(),
    minutes: minutes.optional(),
    quietHours: quietHours.nullish(),
    isEnabled: z.boolean().optional(),
  })
  .refine(({ condition: of, threshold: at }) => of === undefined || at !== undefined, {
    path: ['threshold'],
    error: 'A new condition needs its threshold.',
  })
  .refine(isPossible, TOO_FAR)
  .meta({ id: 'EditReadingAlert', description: 'What is left out stays as it is.' });
export type EditReadingAlert = z.output<typeof editReadingAlert>;

export const snoozeReadingAlert = z
  .strictObject({
    until: z.iso
      .datetime({ offset: true })
      .nullable()
      .meta({ description: 'Nothing is told before; null ends it.' }),
  })
  .meta({ id: 'SnoozeReadingAlert' });
export type SnoozeReadingAlert = z.output<typeof snoozeReadingAlert>;

export const readingAlertTest = z
  .object({
    wouldFire: z.boolean(),
    reason: z
      .string()
      .meta({ description: 'In a sentence: what was measured, and why it would or would not.' }),
  })
  .meta({ id: 'ReadingAlertTest' });
export type ReadingAlertTest = z.output<typeof readingAlertTest>;
