import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/http/problem.js';
import { Transactions } from '../../../database/transactions.js';
import { isQuietAt } from '../../reminders/quiet-hours.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { shownValue } from '../shown-series.js';
import { shownUnit } from '../units.js';
import { AlertReadings, type AlertView } from './alert-readings.js';
import { ruleWords } from './alert-words.js';
import { type Finding, findingOf, type Outcome, outcomeOf, type ReadingAlert } from './reading-alert.js';
import { type DueAlert, ReadingAlertsRepository } from './reading-alerts.repository.js';

/** Without new readings a rule is looked at as often as this: quiet hours and snoozes end, and days begin. */
export const CHECK_EVERY_MS = 5 * 60_000;

/** Looks after one alert that is due: what it finds and what it tells are one transaction. */
@Injectable()
export class AlertCheck {
  private readonly logger = new Logger(AlertCheck.name);

  constructor(
    private readonly alerts: ReadingAlertsRepository,
    private readonly readings: AlertReadings,
    private readonly reminders: RemindersService,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Whoever locked the row looks after it; for everybody else there is nothing to do. */
  run({ userId, id }: DueAlert): Promise<void> {
    return this.transactions.run(userId, async () => {
      const now = this.clock.now();
      const alert = await this.alerts.take(userId, id, now);
      if (!alert) return;
      const { finding, outcome, view } = await this.look(userId, alert, now);
      const isFiring = outcome === 'fires';
      await this.alerts.change(userId, id, {
        holdsSince: finding.since,
        nextCheckAt: new Date(now.getTime() + CHECK_EVERY_MS),
        ...(isFiring && { firedAt: now, firedValue: finding.value }),
      });
      if (isFiring) await this.remind(userId, alert, view, finding, now);
    });
  }

  /** What it would do now; nothing is changed. */
  async look(
    userId: string,
    alert: ReadingAlert,
    now: Date,
  ): Promise<{ finding: Finding; outcome: Outcome; view: AlertView }> {
    const view = await this.readings.view(userId, alert, now);
    const finding: Finding =
      view.limit === undefined
        ? { holds: false, since: null, value: view.measured.at(-1)?.value ?? null }
        : findingOf(alert, view.limit, view.measured);
    const { quietFrom: from, quietUntil: until, timeZone } = alert;
    const isQuiet = from !== null && until !== null && isQuietAt(now, { from, until }, timeZone);
    return { view, finding, outcome: outcomeOf(alert, finding, { now, isQuiet }) };
  }

  private async remind(
    userId: string,
    alert: ReadingAlert,
    { metric, limit = alert.threshold }: AlertView,
    { value }: Finding,
    now: Date,
  ): Promise<void> {
    const { units } = await this.settings.get(userId);
    const shown = { metric, unit: shownUnit(metric, units) };
    const rule = ruleWords(shown, alert, shownValue(metric, limit, { units }));
    const last = value === null ? '' : `, now ${String(shownValue(metric, value, { units }))} ${shown.unit}`;
    try {
      await this.reminders.create(userId, {
        ...{ kind: 'reminder', text: `${rule}${last}`.trim(), dueAt: now },
        source: 'An alert on your readings',
      });
    } catch (error) {
      // Somebody with no place for another reminder still sees it in the app.
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ task: 'remind of a reading', code: error.code });
    }
  }
}
