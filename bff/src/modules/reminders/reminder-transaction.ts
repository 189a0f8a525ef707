import {
  type AskedRecurrence,
  closed,
  currentOf,
  type NewReminder,
  newReminder,
  type NewTimer,
  passedOver,
  type Reminder,
  type ReminderChange,
  repeated,
  reopened,
  whenDue,
} from './reminder.js';
import { moved } from './recurrence/repeating.js';
import {
  DoesNotRepeat,
  MAX_OPEN_REMINDERS,
  NotATimer,
  RecurrenceNeedsTime,
  ReminderClosed,
  ReminderNotFound,
  TimerHasNoDate,
  TimerTooLong,
  TooManyReminders,
} from './reminders.errors.js';
import { type ReminderRows } from './reminders.repository.js';
import { adjusted, MAX_TIMER_SECONDS, paused, resumed } from './timers/timer.js';

export interface ReminderEdit {
  readonly text?: string;
  readonly dueAt?: Date | null;
  /** Null: it comes once more and then no longer. */
  readonly recurrence?: AskedRecurrence | null;
}

/** A user's reminders while something is done to them. Keeps what it changes, so that it can be taken back. */
export class ReminderTransaction {
  private readonly made: ReminderChange[] = [];

  constructor(
    private readonly rows: ReminderRows,
    readonly now: Date,
  ) {}

  get changes(): readonly ReminderChange[] {
    return this.made;
  }

  /** By when they are due, those without a time last. */
  async open(): Promise<Reminder[]> {
    const found = (await this.rows.findOpen()).map((each) => currentOf(each, this.now));
    return found.toSorted(byWhenDue);
  }

  async find(id: string): Promise<Reminder> {
    const found = await this.rows.find(id);
    if (!found) throw new ReminderNotFound();
    return currentOf(found, this.now);
  }

  /** Asked again with the same id, it is the one that is there. */
  async add(given: NewReminder): Promise<Reminder> {
    const there = given.id === undefined ? undefined : await this.rows.find(given.id);
    if (there) return currentOf(there, this.now);
    if (given.recurrence && !given.dueAt) throw new RecurrenceNeedsTime();
    if ((await this.rows.countOpen()) >= MAX_OPEN_REMINDERS) throw new TooManyReminders();
    const after = newReminder(given, this.now);
    await this.rows.insert(after);
    this.made.push({ before: null, after });
    return after;
  }

  /** Runs from now on. */
  start(timer: NewTimer): Promise<Reminder> {
    const { durationSeconds } = timer;
    if (durationSeconds > MAX_TIMER_SECONDS) throw new TimerTooLong();
    return this.add({
      ...timer,
      kind: 'timer',
      dueAt: new Date(this.now.getTime() + durationSeconds * 1_000),
    });
  }

  /** A new time counts from now on, also for one that was put off; of what comes again, for all that come. */
  edit(reminder: Reminder, { text, ...when }: ReminderEdit): Promise<Reminder> {
    mustBeOpen(reminder);
    if (when.dueAt !== undefined || when.recurrence) mustHaveDate(reminder);
    return this.put(reminder, {
      ...reminder,
      ...(text !== undefined && { text }),
      ...edited(reminder, when),
    });
  }

  /**
   * Done already, it stays as it is. What comes again waits for its next time instead of being closed; `occurrence` says
   * which one is done, so that saying so twice is the same as once.
   */
  async complete(reminder: Reminder, occurrence?: Date): Promise<Reminder> {
    if (reminder.status === 'done') return reminder;
    if (!reminder.recurrence || reminder.status !== 'open') return this.close(reminder, 'done');
    return this.passOver(reminder, occurrence);
  }

  /** Leaves one out of what comes again. */
  async skip(reminder: Reminder, occurrence?: Date): Promise<Reminder> {
    mustBeOpen(reminder);
    if (!reminder.recurrence) throw new DoesNotRepeat();
    return this.passOver(reminder, occurrence);
  }

  async cancel(reminder: Reminder): Promise<Reminder> {
    return reminder.status === 'cancelled' ? reminder : this.close(reminder, 'cancelled');
  }

  async reopen(reminder: Reminder): Promise<Reminder> {
    if (reminder.status === 'open') return reminder;
    if ((await this.rows.countOpen()) >= MAX_OPEN_REMINDERS) throw new TooManyReminders();
    return this.put(reminder, reopened(reminder));
  }

  snooze(reminder: Reminder, until: Date): Promise<Reminder> {
    mustBeOpen(reminder);
    mustHaveDate(reminder);
    return this.put(reminder, { ...reminder, snoozedUntil: until });
  }

  async pause(timer: Reminder): Promise<Reminder> {
    mustRun(timer);
    return timer.remainingMs === null ? this.put(timer, paused(timer, this.now)) : timer;
  }

  async resume(timer: Reminder): Promise<Reminder> {
    mustRun(timer);
    return timer.remainingMs === null ? timer : this.put(timer, resumed(timer, this.now));
  }

  /** Gives it so many seconds more or, below nought, fewer. */
  adjust(timer: Reminder, seconds: number): Promise<Reminder> {
    mustRun(timer);
    const after = adjusted(timer, seconds, this.now);
    if ((after.durationSeconds ?? 0) > MAX_TIMER_SECONDS) throw new TimerTooLong();
    return this.put(timer, after);
  }

  private async passOver(reminder: Reminder, occurrence?: Date): Promise<Reminder> {
    const isOver = occurrence !== undefined && occurrence.getTime() !== reminder.dueAt?.getTime();
    const next = isOver ? undefined : passedOver(reminder, this.now);
    return next ? this.put(reminder, next) : reminder;
  }

  private close(reminder: Reminder, status: 'done' | 'cancelled'): Promise<Reminder> {
    mustBeOpen(reminder);
    return this.put(reminder, closed(reminder, status, this.now));
  }

  private async put(before: Reminder, changed: Reminder): Promise<Reminder> {
    const after = { ...changed, updatedAt: this.now };
    await this.rows.store(after);
    this.made.push({ before, after });
    return after;
  }
}

function edited(
  { dueAt, recurrence }: Reminder,
  to: Pick<ReminderEdit, 'dueAt' | 'recurrence'>,
): Partial<Reminder> {
  if (to.dueAt === undefined && to.recurrence === undefined) return {};
  const due = to.dueAt === undefined ? dueAt : to.dueAt;
  const anew = { ...(to.dueAt !== undefined && { snoozedUntil: null }) };
  if (to.recurrence !== undefined) {
    if (to.recurrence && !due) throw new RecurrenceNeedsTime();
    return { ...repeated(due, to.recurrence), ...anew };
  }
  return { ...(due && recurrence ? moved(recurrence, due) : { dueAt: due, recurrence: null }), ...anew };
}

/** Those without a time last; what is due at one time stays as it is. */
export function byWhenDue(one: Reminder, other: Reminder): number {
  return (whenDue(one)?.getTime() ?? Infinity) - (whenDue(other)?.getTime() ?? Infinity) || 0;
}

function mustBeOpen({ status }: Reminder): void {
  if (status !== 'open') throw new ReminderClosed();
}

function mustHaveDate({ kind }: Reminder): void {
  if (kind === 'timer') throw new TimerHasNoDate();
}

function mustRun(timer: Reminder): void {
  if (timer.kind !== 'timer') throw new NotATimer();
  mustBeOpen(timer);
}
