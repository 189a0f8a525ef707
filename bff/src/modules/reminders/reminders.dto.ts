import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';
import { keptRecurrence, recurrence, storedRecurrence } from './recurrence/recurrence.dto.js';
import { REMINDER_KINDS, REMINDER_STATUSES } from './reminder.js';
import { MAX_TIMER_SECONDS } from './timers/timer.js';

const MAX_TEXT_LENGTH = 500;
const MAX_SOURCE_LENGTH = 2_000;
const MAX_NAME_LENGTH = 100;
const MAX_AREA_LENGTH = 255;
const LAST_YEAR = 2200;

export const reminderText = plainText(MAX_TEXT_LENGTH);
export const timerName = plainText(MAX_NAME_LENGTH);
const dueAt = z.iso
  .datetime({ offset: true })
  .refine((at) => isNear(new Date(at)), `The time must be between the years 2000 and ${LAST_YEAR}.`);
const ownId = z.uuid().meta({ description: 'Chosen by the sender: sent again, it makes no second one.' });
const seconds = z.number().int().min(1).max(MAX_TIMER_SECONDS);

export const reminder = z
  .object({
    id: z.uuid(),
    kind: z.enum(REMINDER_KINDS),
    status: z.enum(REMINDER_STATUSES),
    text: z.string().meta({ description: 'Of a timer its name, which may be empty.' }),
    dueAt: z.iso.datetime().nullable().meta({ description: 'Of what comes again, when it comes next.' }),
    recurrence: keptRecurrence.nullable(),
    snoozedUntil: z.iso.datetime().nullable().meta({ description: 'Counts instead of dueAt.' }),
    durationSeconds: z.number().int().nullable().meta({ description: 'Of a timer.' }),
    startedAt: z.iso.datetime().nullable(),
    remainingMs: z.number().int().nullable().meta({ description: 'Of a timer that stands still.' }),
    areaId: z.string().nullable(),
    source: z.string().nullable().meta({ description: 'The sentence that asked for it.' }),
    closedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.output<typeof reminder>;

export const openReminders = z.object({ items: z.array(reminder) }).meta({ id: 'OpenReminders' });
export type OpenReminders = z.output<typeof openReminders>;

export const closedRemindersQuery = timePageQuery.meta({ id: 'ClosedRemindersQuery' });
export type ClosedRemindersQuery = z.output<typeof closedRemindersQuery>;

export const closedReminders = z
  .object({ items: z.array(reminder), nextCursor: z.string().nullable() })
  .meta({ id: 'ClosedReminders' });
export type ClosedReminders = z.output<typeof closedReminders>;

export const createReminder = z
  .strictObject({
    id: ownId.optional(),
    kind: z.enum(['reminder', 'mood', 'alarm']).default('reminder'),
    text: reminderText,
    dueAt: dueAt.nullish(),
    recurrence: recurrence.nullish(),
    source: plainText(MAX_SOURCE_LENGTH).optional(),
  })
  .refine(({ recurrence: asked, dueAt: at }) => !asked || at, {
    path: ['dueAt'],
    error: 'What comes again needs the time at which it first does.',
  })
  .meta({ id: 'CreateReminder' });
export type CreateReminder = z.output<typeof createReminder>;

export const editReminder = z
  .strictObject({
    text: reminderText.optional(),
    dueAt: dueAt.nullish().meta({ description: 'Null: without a time from now on.' }),
    recurrence: recurrence.nullish().meta({ description: 'Null: it comes no more after the next time.' }),
  })
  .meta({ id: 'EditReminder' });
export type EditReminder = z.output<typeof editReminder>;

export const reminderOccurrence = z
  .strictObject({
    dueAt: dueAt.optional().meta({
      description: 'Of what comes again, which one: sent again, nothing more happens. Without it, the next.',
    }),
  })
  // Who does not know of repetition sends no body.
  .prefault({})
  .meta({ id: 'ReminderOccurrence' });
export type ReminderOccurrence = z.output<typeof reminderOccurrence>;

export const snoozeReminder = z.strictObject({ until: dueAt }).meta({ id: 'SnoozeReminder' });
export type SnoozeReminder = z.output<typeof snoozeReminder>;

export const startTimer = z
  .strictObject({
    id: ownId.optional(),
    durationSeconds: seconds,
    name: timerName.optional(),
    areaId: z.string().max(MAX_AREA_LENGTH).optional(),
  })
  .meta({ id: 'StartTimer' });
export type StartTimer = z.output<typeof startTimer>;

export const adjustTimer = z
  .strictObject({
    seconds: z
      .number()
      .int()
      .min(-MAX_TIMER_SECONDS)
      .max(MAX_TIMER_SECONDS)
      .meta({ description: 'How many more or, below nought, fewer.' }),
  })
  .meta({ id: 'AdjustTimer' });
export type AdjustTimer = z.output<typeof adjustTimer>;

const moment = z.coerce.date().nullable();
const storedReminder = reminder.extend({
  dueAt: moment,
  recurrence: storedRecurrence.nullish().transform((kept) => kept ?? null),
  snoozedUntil: moment,
  startedAt: moment,
  closedAt: moment,
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});
/** What was done, as it comes back from where it was kept as JSON. */
export const reminderChanges = z.array(
  z.object({ before: storedReminder.nullable(), after: storedReminder }),
);

function isNear(at: Date): boolean {
  return at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= LAST_YEAR;
}
