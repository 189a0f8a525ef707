import { DomainError } from '../../../common/http/problem.js';

/** Nobody keeps an eye on more. */
export const MAX_READING_ALERTS = 50;

export class ReadingAlertNotFound extends DomainError {
  constructor() {
    super('reading_alert_not_found', 404, 'Alert not found.');
  }
}

export class TooManyReadingAlerts extends DomainError {
  constructor() {
    super(
      'too_many_reading_alerts',
      422,
      `You have ${MAX_READING_ALERTS} alerts, which is the most. Delete one first.`,
    );
  }
}
