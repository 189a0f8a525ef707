import { type KeptRecurrence, type Recurrence } from './recurrence/recurrence.js';
import { beginning, following, latest, type Repeating } from './recurrence/repeating.js';

/** An alarm that nobody answered has rung for long enough by then. */
const ALARM_RINGS_MS = 60 * 60_000;

/** `mood`: to say how one feels; in all else a reminder. */
export const REMINDER_KINDS = ['reminder', 'mood', 'alarm', 'timer'] as const;
export const REMINDER_STATUSES = ['open', 'done', 'cancelled'] as const;

export interface Reminder {
  readonly id: string;
  readonly kind: (typeof REMINDER_KINDS)[number];
  readonly status: (typeof REMINDER_STATUSES)[number];
  readonly text: string;
  readonly dueAt: Date | null;
  /** Never without `dueAt`, which is the occurrence that comes to mind. */
  readonly recurrence: KeptRecurrence | null;
  readonly snoozedUntil: Date | null;
  readonly durationSeconds: number | null;
  readonly startedAt: Date | null;
  /** Of a timer that stands still; null while it runs. */
  readonly remainingMs: number | null;
  readonly areaId: string | null;
  readonly source: string | null;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a reminder was before something was done to it, and after; null where there was none. */
export interface ReminderChange {
  readonly before: Reminder | null;
  readonly after: Reminder;
}

/** What is given of a new one. */
export interface NewReminder {
  /** Chosen by who asks, so that asking again makes no second one. */
  readonly id?: string | undefined;
  readonly kind: Reminder['kind'];
  readonly text: string;
  readonly dueAt: Date | null;
  /** Begins at `dueAt`, or with the first occurrence after it. */
  readonly recurrence?: AskedRecurrence | null | undefined;
  readonly durationSeconds?: number;
  readonly areaId?: string | null | undefined;
  readonly source?: string | null | undefined;
}

/** With the zone by whose clock its hour is read. */
export type AskedRecurrence = Recurrence & Pick<KeptRecurrence, 'timeZone'>;

export type NewTimer = Omit<NewReminder, 'kind' | 'dueAt' | 'recurrence'> & {
  readonly durationSeconds: number;
};

export function newReminder(given: NewReminder, now: Date): Reminder {
  const { id = crypto.randomUUID(), durationSeconds = null, areaId = null, source = null } = given;
  return {
    id,
    kind: given.kind,
    status: 'open',
    text: given.text,
    ...repeated(given.dueAt, given.recurrence),
    snoozedUntil: null,
    durationSeconds,
    startedAt: durationSeconds === null ? null : now,
    remainingMs: null,
    areaId,
    source,
    closedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** When it is due and how it comes again; without a time nothing does. */
export function repeated(
  dueAt: Date | null,
  asked: AskedRecurrence | null | undefined,
): Pick<Reminder, 'dueAt' | 'recurrence'> {
  return dueAt && asked ? beginning(asked, dueAt, asked.timeZone) : { dueAt, recurrence: null };
}

/** When it comes to mind; null for one that waits to be looked for. */
export function whenDue({ snoozedUntil, dueAt }: Pick<Reminder, 'snoozedUntil' | 'dueAt'>): Date | null {
  return snoozedUntil ?? dueAt;
}

export function closed(reminder: Reminder, status: 'done' | 'cancelled', now: Date): Reminder {
  return { ...reminder, status, closedAt: now };
}

export function reopened(reminder: Reminder): Reminder {
  return { ...reminder, status: 'open', closedAt: null };
}

/**
 * As it stands now. A reminder that nobody answered waits until it comes again, and is due anew then; an alarm that has
 * rung goes on to its next morning.
 */
export function currentOf(reminder: Reminder, now: Date): Reminder {
  const { dueAt, recurrence, status, kind } = reminder;
  if (!recurrence || !dueAt || status !== 'open') return reminder;
  const repeating = { dueAt, recurrence };
  const next = kind === 'alarm' ? afterRinging(reminder, repeating, now) : latest(repeating, now);
  return next > dueAt ? { ...reminder, dueAt: next, snoozedUntil: null } : reminder;
}

/** With its next occurrence; undefined where it comes only once. */
export function passedOver(reminder: Reminder, now: Date): Reminder | undefined {
  const { dueAt, recurrence } = reminder;
  if (!recurrence || !dueAt) return undefined;
  return { ...reminder, dueAt: following({ dueAt, recurrence }, now), snoozedUntil: null };
}

function afterRinging(reminder: Reminder, repeating: Repeating, now: Date): Date {
  const rungSince = new Date(now.getTime() - ALARM_RINGS_MS);
  // Another one may have come within the hour.
  const last = latest(repeating, now);
  const due = last > repeating.dueAt ? last : (whenDue(reminder) ?? last);
  return due > rungSince ? last : following(repeating, rungSince);
}
