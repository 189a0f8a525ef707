import { DomainError } from '../../common/http/problem.js';

export const MAX_OPEN_REMINDERS = 1_000;

export class ReminderNotFound extends DomainError {
  constructor() {
    super('reminder_not_found', 404, 'Reminder not found.');
  }
}

export class TooManyReminders extends DomainError {
  constructor() {
    super(
      'too_many_reminders',
      422,
      `${MAX_OPEN_REMINDERS.toLocaleString('en')} reminders are open. Complete or cancel some first.`,
    );
  }
}

/** What is done or cancelled is opened again before anything else is done to it. */
export class ReminderClosed extends DomainError {
  constructor() {
    super('reminder_closed', 409, 'That’s done or cancelled already. Open it again first.');
  }
}

export class NotATimer extends DomainError {
  constructor() {
    super('not_a_timer', 422, 'That’s a reminder, not a timer.');
  }
}

/** A timer has no time of its own to put it at: it is paused, or given more or less time. */
export class TimerHasNoDate extends DomainError {
  constructor() {
    super('timer_has_no_date', 422, 'A timer has no date. Give it more or less time instead.');
  }
}

export class TimerTooLong extends DomainError {
  constructor() {
    super(
      'timer_too_long',
      422,
      'A timer runs for a month at most. Use a reminder for what is further away.',
    );
  }
}

/** To put back what was before would lose what came later. */
export class ReminderChangedSince extends DomainError {
  constructor() {
    super('reminder_changed_since', 409, 'It’s changed since, so it can’t be undone.');
  }
}

/** Its hour is that of the first time. */
export class RecurrenceNeedsTime extends DomainError {
  constructor() {
    super('recurrence_needs_time', 422, 'Say when it is due for the first time.');
  }
}

export class DoesNotRepeat extends DomainError {
  constructor() {
    super('does_not_repeat', 409, 'That comes once, so there is no next time to wait for.');
  }
}
