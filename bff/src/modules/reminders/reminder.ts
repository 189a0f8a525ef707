export const REMINDER_KINDS = ['reminder', 'alarm', 'timer'] as const;
export const REMINDER_STATUSES = ['open', 'done', 'cancelled'] as const;

export interface Reminder {
  readonly id: string;
  readonly kind: (typeof REMINDER_KINDS)[number];
  readonly status: (typeof REMINDER_STATUSES)[number];
  readonly text: string;
  readonly dueAt: Date | null;
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
  readonly durationSeconds?: number;
  readonly areaId?: string | null | undefined;
  readonly source?: string | null | undefined;
}

export type NewTimer = Omit<NewReminder, 'kind' | 'dueAt'> & { readonly durationSeconds: number };

export function newReminder(given: NewReminder, now: Date): Reminder {
  const { id = crypto.randomUUID(), durationSeconds = null, areaId = null, source = null } = given;
  return {
    id,
    kind: given.kind,
    status: 'open',
    text: given.text,
    dueAt: given.dueAt,
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
