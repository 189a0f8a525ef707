import {
  closed,
  type NewReminder,
  newReminder,
  type NewTimer,
  type Reminder,
  type ReminderChange,
  reopened,
} from './reminder.js';
import {
  MAX_OPEN_REMINDERS,
  NotATimer,
  ReminderClosed,
  ReminderNotFound,
  TimerHasNoDate,
  TimerTooLong,
  TooManyReminders,
} from './reminders.errors.js';
import { type ReminderRows } from './reminders.repository.js';
import { adjusted, MAX_TIMER_SECONDS, paused, resumed } from './timers/timer.js';

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
  open(): Promise<Reminder[]> {
    return this.rows.findOpen();
  }

  async find(id: string): Promise<Reminder> {
    const found = await this.rows.find(id);
    if (!found) throw new ReminderNotFound();
    return found;
  }

  /** Asked again with the same id, it is the one that is there. */
  async add(given: NewReminder): Promise<Reminder> {
    const there = given.id === undefined ? undefined : await this.rows.find(given.id);
    if (there) return there;
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

  /** A new time counts from now on, also for one that was put off. */
  edit(reminder: Reminder, { text, dueAt }: { text?: string; dueAt?: Date | null }): Promise<Reminder> {
    mustBeOpen(reminder);
    if (dueAt !== undefined) mustHaveDate(reminder);
    return this.put(reminder, {
      ...reminder,
      ...(text !== undefined && { text }),
      ...(dueAt !== undefined && { dueAt, snoozedUntil: null }),
    });
  }

  /** Done already, it stays as it is. */
  async complete(reminder: Reminder): Promise<Reminder> {
    return reminder.status === 'done' ? reminder : this.close(reminder, 'done');
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
