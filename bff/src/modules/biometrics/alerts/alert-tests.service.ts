import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { LEAST_BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { spokenValue } from '../reading-values.js';
import { shownValue } from '../shown-series.js';
import { shownUnit } from '../units.js';
import { AlertReadings } from './alert-readings.js';
import { testWords } from './alert-words.js';
import { type ReadingAlertTest } from './reading-alerts.dto.js';
import { ReadingAlertNotFound } from './reading-alerts.errors.js';
import { ReadingAlertsRepository } from './reading-alerts.repository.js';

/** Says what an alert finds now, and tells nobody. */
@Injectable()
export class AlertTestsService {
  constructor(
    private readonly alerts: ReadingAlertsRepository,
    private readonly readings: AlertReadings,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async test(userId: string, id: string): Promise<ReadingAlertTest> {
    const alert = await this.alerts.find(userId, id);
    if (!alert) throw new ReadingAlertNotFound();
    const { units } = await this.settings.get(userId);
    const { metric, limit, days, finding, outcome } = await this.readings.look(
      userId,
      alert,
      this.clock.now(),
    );
    const shown = { metric, unit: shownUnit(metric, units) };
    const words = (value: number): string => spokenValue(shownValue(metric, value, { units }), shown);
    if (limit === undefined) {
      const needed = `${days} of ${LEAST_BASELINE_DAYS} days`;
      return { wouldFire: false, reason: `What is usual for you isn’t known yet: ${needed} needed.` };
    }
    const told = { outcome, minutes: alert.minutes, limit: words(limit) };
    return {
      wouldFire: outcome === 'fires' || outcome === 'told',
      reason: testWords({ ...told, ...(finding.value !== null && { value: words(finding.value) }) }),
    };
  }
}
