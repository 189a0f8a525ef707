import { z } from 'zod';
import { isSchedule } from '../engine/schedule.js';

const WEEK_SECONDS = 7 * 86_400;
const MOST = 1_000_000_000;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

export const shortText = z.string().trim().min(1).max(200);
export const scalar = z.union([z.string().max(255), z.number(), z.boolean()]);
export const limit = z.number().min(-MOST).max(MOST);
/** In spreads of one's own usual. */
export const spreads = z.number().min(0).max(10);
export const seconds = z.number().int().min(0).max(WEEK_SECONDS);
export const timeOfDay = z.string().regex(TIME, 'Give the time as hours and minutes, such as 18:30.');
export const weekdays = z
  .array(z.number().int().min(0).max(6))
  .max(7)
  .meta({ description: 'From 0, Sunday, to 6, Saturday; none is every day.' });

const forSeconds = seconds.default(0).meta({ description: 'For so long it must have held without a break.' });

export const stateTrigger = z
  .strictObject({
    kind: z.literal('state'),
    entityIds: z.array(shortText).min(1).max(50),
    attribute: shortText.optional().meta({ description: 'In place of the state.' }),
    from: scalar.optional(),
    to: scalar.optional(),
    above: limit.optional(),
    below: limit.optional(),
    forSeconds,
  })
  .meta({
    id: 'StateTrigger',
    description: 'One of the entities begins to be so; while it stays so, nothing more.',
  });

export const measuredLimits = {
  metric: shortText,
  above: limit.optional().meta({ description: 'In the unit in which the metric is kept.' }),
  below: limit.optional(),
  aboveUsualBy: spreads.optional().meta({ description: 'In spreads of what is usual for this person.' }),
  belowUsualBy: spreads.optional(),
};

const metricTrigger = z
  .strictObject({ kind: z.literal('metric'), ...measuredLimits, forSeconds })
  .refine(hasLimit, 'A metric needs a limit.')
  .meta({ id: 'MetricTrigger' });

const timeTrigger = z
  .strictObject({ kind: z.literal('time'), at: timeOfDay, weekdays: weekdays.default([]) })
  .meta({ id: 'TimeTrigger' });

const scheduleTrigger = z
  .strictObject({
    kind: z.literal('schedule'),
    pattern: z
      .string()
      .max(100)
      .refine(isSchedule, 'Five fields: minute, hour, day, month and weekday, with a time that there is.'),
  })
  .meta({ id: 'ScheduleTrigger', description: 'In the five fields of cron.' });

const sunTrigger = z
  .strictObject({
    kind: z.literal('sun'),
    event: z.enum(['sunrise', 'sunset', 'dawn', 'dusk']),
    offsetMinutes: z.number().int().min(-720).max(720).default(0),
  })
  .meta({ id: 'SunTrigger', description: 'Where the home is.' });

const moodTrigger = z
  .strictObject({
    kind: z.literal('mood'),
    atMost: z.number().int().min(1).max(5).optional(),
    atLeast: z.number().int().min(1).max(5).optional(),
    tag: shortText.optional(),
  })
  .meta({ id: 'MoodTrigger', description: 'A mood is logged.' });

const memoryTrigger = z
  .strictObject({ kind: z.literal('memory'), tag: shortText })
  .meta({ id: 'MemoryTrigger', description: 'A memory is kept with this tag.' });

const silentTrigger = z
  .strictObject({ kind: z.literal('device_silent'), deviceId: shortText })
  .meta({ id: 'DeviceSilentTrigger' });

const phraseTrigger = z
  .strictObject({ kind: z.literal('phrase'), text: shortText })
  .meta({ id: 'PhraseTrigger', description: 'Just these words are said or written to the twin.' });

const webhookTrigger = z
  .strictObject({ kind: z.literal('webhook'), hookId: z.uuid() })
  .meta({ id: 'WebhookTrigger' });

export const trigger = z
  .discriminatedUnion('kind', [
    stateTrigger,
    metricTrigger,
    timeTrigger,
    scheduleTrigger,
    sunTrigger,
    moodTrigger,
    memoryTrigger,
    silentTrigger,
    phraseTrigger,
    webhookTrigger,
  ])
  .meta({ id: 'AutomationTrigger' });

export type Trigger = z.output<typeof trigger>;
export type StateTrigger = z.output<typeof stateTrigger>;
export type TriggerOf<Kind extends Trigger['kind']> = Extract<Trigger, { kind: Kind }>;
export type TimeTrigger = TriggerOf<'time' | 'schedule' | 'sun'>;

export interface Limits {
  readonly above?: number | undefined;
  readonly below?: number | undefined;
  readonly aboveUsualBy?: number | undefined;
  readonly belowUsualBy?: number | undefined;
}

export function hasLimit({ above, below, aboveUsualBy, belowUsualBy }: Limits): boolean {
  return [above, below, aboveUsualBy, belowUsualBy].some((each) => each !== undefined);
}

export function isTime(one: Trigger): one is TimeTrigger {
  return one.kind === 'time' || one.kind === 'schedule' || one.kind === 'sun';
}
