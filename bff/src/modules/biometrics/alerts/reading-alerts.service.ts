import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { LEAST_BASELINE_DAYS } from '../baseline.js';
import { type Reader } from '../charts/buckets.service.js';
import { metricOf } from '../metrics.js';
import { ReadingRefused } from '../readings.errors.js';
import { spokenValue } from '../reading-values.js';
import { shownValue } from '../shown-series.js';
import { inKeptUnit, shownUnit, type Units } from '../units.js';
import { AlertCheck } from './alert-check.js';
import { isAgainstUsual, ruleWords, testWords } from './alert-words.js';
import { AlertsRunner } from './alerts-runner.js';
import { type AlertCondition, type ReadingAlert } from './reading-alert.js';
import {
  type ActiveReadingAlerts,
  type CreateReadingAlert,
  type EditReadingAlert,
  type ReadingAlertResponse,
  type ReadingAlertsResponse,
  type ReadingAlertTest,
} from './reading-alerts.dto.js';
import { MAX_READING_ALERTS, ReadingAlertNotFound, TooManyReadingAlerts } from './reading-alerts.errors.js';
import { ReadingAlertsRepository } from './reading-alerts.repository.js';

/** What somebody wants to be told of their readings. */
@Injectable()
export class ReadingAlertsService {
  constructor(
    private readonly alerts: ReadingAlertsRepository,
    private readonly check: AlertCheck,
    private readonly runner: AlertsRunner,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<ReadingAlertsResponse> {
    const { units } = await this.settings.get(userId);
    return { items: (await this.alerts.findAll(userId)).map((alert) => toResponse(alert, units)) };
  }

  /** Those that were told and still hold, and are not snoozed. */
  async listActive(userId: string): Promise<ActiveReadingAlerts> {
    const { units } = await this.settings.get(userId);
    const now = this.clock.now();
    const items = (await this.alerts.findAll(userId)).flatMap((alert) => {
      const { holdsSince, firedAt, firedValue, snoozedUntil, isEnabled } = alert;
      if (!isEnabled || !holdsSince || !firedAt || firedAt < holdsSince || firedValue === null) return [];
      if (snoozedUntil && now < snoozedUntil) return [];
      const metric = metricOf(alert.metric);
      return [
        {
          alert: toResponse(alert, units),
          since: holdsSince.toISOString(),
          firedAt: firedAt.toISOString(),
          value: shownValue(metric, firedValue, { units }),
          valueUnit: shownUnit(metric, units),
        },
      ];
    });
    return { items };
  }

  async create({ id: userId, timeZone }: Reader, given: CreateReadingAlert): Promise<ReadingAlertResponse> {
    const { units } = await this.settings.get(userId);
    const now = this.clock.now();
    const alert: ReadingAlert = {
      ...{ id: crypto.randomUUID(), metric: given.metric, condition: given.condition },
      threshold: keptThreshold(given.metric, given.condition, given.threshold, units),
      ...{ minutes: given.minutes, timeZone, isEnabled: true },
      ...{ quietFrom: given.quietHours?.from ?? null, quietUntil: given.quietHours?.until ?? null },
      ...{ snoozedUntil: null, holdsSince: null, firedAt: null, firedValue: null },
      ...{ nextCheckAt: now, createdAt: now, updatedAt: now },
    };
    if (!(await this.alerts.add(userId, alert, MAX_READING_ALERTS))) throw new TooManyReadingAlerts();
    this.runner.wake();
    return toResponse(alert, units);
  }

  /** A changed rule begins anew: what was told of the old one is over. */
  async edit(reader: Reader, id: string, edit: EditReadingAlert): Promise<ReadingAlertResponse> {
    const { units } = await this.settings.get(reader.id);
    const before = await this.find(reader.id, id);
    const { condition = before.condition, threshold, minutes, quietHours, isEnabled } = edit;
    const isOther = threshold !== undefined || minutes !== undefined || edit.condition !== undefined;
    const changed = await this.change(reader.id, id, {
      ...{ condition, timeZone: reader.timeZone },
      ...(threshold !== undefined && {
        threshold: keptThreshold(before.metric, condition, threshold, units),
      }),
      ...(minutes !== undefined && { minutes }),
      ...(isEnabled !== undefined && { isEnabled }),
      ...(quietHours !== undefined && {
        quietFrom: quietHours?.from ?? null,
        quietUntil: quietHours?.until ?? null,
      }),
      ...((isOther || isEnabled === false) && { holdsSince: null, firedAt: null, firedValue: null }),
    });
    return toResponse(changed, units);
  }

  async snooze(userId: string, id: string, until: Date | null): Promise<ReadingAlertResponse> {
    const changed = await this.change(userId, id, { snoozedUntil: until });
    const { units } = await this.settings.get(userId);
    return toResponse(changed, units);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.alerts.remove(userId, id))) throw new ReadingAlertNotFound();
  }

  /** Says what it finds now, and tells nobody. */
  async test(userId: string, id: string): Promise<ReadingAlertTest> {
    const alert = await this.find(userId, id);
    const { units } = await this.settings.get(userId);
    const { view, finding, outcome } = await this.check.look(userId, alert, this.clock.now());
    const shown = { metric: view.metric, unit: shownUnit(view.metric, units) };
    const words = (value: number): string => spokenValue(shownValue(view.metric, value, { units }), shown);
    if (view.limit === undefined) {
      const days = `${view.days} of ${LEAST_BASELINE_DAYS} days`;
      return { wouldFire: false, reason: `What is usual for you isn’t known yet: ${days} needed.` };
    }
    const told = { outcome, minutes: alert.minutes, limit: words(view.limit) };
    return {
      wouldFire: outcome === 'fires' || outcome === 'told',
      reason: testWords({ ...told, ...(finding.value !== null && { value: words(finding.value) }) }),
    };
  }

  private async find(userId: string, id: string): Promise<ReadingAlert> {
    const found = await this.alerts.find(userId, id);
    if (!found) throw new ReadingAlertNotFound();
    return found;
  }

  private async change(
    userId: string,
    id: string,
    change: Partial<Omit<ReadingAlert, 'id'>>,
  ): Promise<ReadingAlert> {
    const now = this.clock.now();
    const changed = await this.alerts.change(userId, id, { ...change, nextCheckAt: now, updatedAt: now });
    if (!changed) throw new ReadingAlertNotFound();
    this.runner.wake();
    return changed;
  }
}

function keptThreshold(metricName: string, condition: AlertCondition, given: number, units: Units): number {
  if (isAgainstUsual(condition)) return given;
  const metric = metricOf(metricName);
  if (!metric.range) return given;
  const unit = shownUnit(metric, units);
  const kept = unit === '' ? given : inKeptUnit(metric, given, unit);
  const [least, most] = metric.range;
  if (kept === undefined || kept < least || kept > most)
    throw new ReadingRefused(`A ${metric.noun} of ${given} ${unit} can’t be. Choose another limit.`);
  return kept;
}

function toResponse(alert: ReadingAlert, units: Units): ReadingAlertResponse {
  const metric = metricOf(alert.metric);
  const { condition, quietFrom, quietUntil } = alert;
  const isUsual = isAgainstUsual(condition);
  const unit = isUsual ? '' : shownUnit(metric, units);
  const threshold = isUsual ? alert.threshold : shownValue(metric, alert.threshold, { units });
  return {
    ...{ id: alert.id, metric: alert.metric, condition, threshold, unit, minutes: alert.minutes },
    title: ruleWords({ metric, unit }, alert, threshold),
    quietHours: quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null,
    isEnabled: alert.isEnabled,
    snoozedUntil: alert.snoozedUntil?.toISOString() ?? null,
    lastFiredAt: alert.firedAt?.toISOString() ?? null,
  };
}
