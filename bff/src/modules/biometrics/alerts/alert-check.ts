import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { AlertReadings } from './alert-readings.js';
import { AlertReminders } from './alert-reminders.js';
import { type DueAlert, ReadingAlertsRepository } from './reading-alerts.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** Without new readings a rule is looked at as often as this: quiet hours and snoozes end, and days begin. */
const CHECK_EVERY_MS = 5 * 60_000;

/** Looks after one alert that is due: what it finds and what it tells are one transaction. */
@Injectable()
export class AlertCheck {
  constructor(
    private readonly alerts: ReadingAlertsRepository,
    private readonly readings: AlertReadings,
    private readonly reminders: AlertReminders,
    private readonly transactions: Transactions,
    private readonly live: LiveEvents,
  ) {}

  /** Whoever locked the row looks after it; for everybody else there is nothing to do. */
  run({ userId, id }: DueAlert, now: Date): Promise<void> {
    return this.transactions.run(userId, async () => {
      const alert = await this.alerts.take(userId, id, now);
      if (!alert) return;
      const looked = await this.readings.look(userId, alert, now);
      const { finding, outcome } = looked;
      const isFiring = outcome === 'fires';
      await this.alerts.change(userId, id, {
        holdsSince: finding.since,
        nextCheckAt: new Date(now.getTime() + CHECK_EVERY_MS),
        ...(isFiring && { firedAt: now, firedValue: finding.value }),
      });
      const before = alert.holdsSince?.getTime() ?? null;
      if (isFiring || before !== (finding.since?.getTime() ?? null)) this.live.changed(userId, 'alerts');
      if (isFiring) await this.reminders.remind(userId, alert, looked, now);
    });
  }
}
