import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { type Reader } from '../charts/buckets.service.js';
import { metricOf } from '../metrics.js';
import { ReadingRefused } from '../readings.errors.js';
import { inKeptUnit, shownUnit, type Units } from '../units.js';
import { isAgainstUsual } from './alert-words.js';
import { AlertsRunner } from './alerts-runner.js';
import { type AlertCondition, type ReadingAlert } from './reading-alert.js';
import {
  type ActiveReadingAlerts,
  type CreateReadingAlert,
  type EditReadingAlert,
  type ReadingAlertResponse,
  type ReadingAlertsResponse,
} from './reading-alerts.dto.js';
import { MAX_READING_ALERTS, ReadingAlertNotFound, TooManyReadingAlerts } from './reading-alerts.errors.js';
import { toActiveAlert, toAlertResponse } from './reading-alerts.mapper.js';
import { ReadingAlertsRepository } from './reading-alerts.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** What somebody wants to be told of their readings. */
@Injectable()
export class ReadingAlertsService {
  constructor(
    private readonly alerts: ReadingAlertsRepository,
    private readonly runner: AlertsRunner,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async list(userId: string): Promise<ReadingAlertsResponse> {
    const { units } = await this.settings.get(userId);
    return { items: (await this.alerts.findAll(userId)).map((alert) => toAlertResponse(alert, units)) };
  }

  /** Those that were told and still hold, and are not snoozed. */
  async listActive(userId: string): Promise<ActiveReadingAlerts> {
    const { units } = await this.settings.get(userId);
    const now = this.clock.now();
    const items = (await this.alerts.findAll(userId))
      .map((alert) => toActiveAlert(alert, units, now))
      .filter((active) => active !== undefined);
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
    this.live.changed(userId, 'alerts');
    return toAlertResponse(alert, units);
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
    return toAlertResponse(changed, units);
  }

  async snooze(userId: string, id: string, until: Date | null): Promise<ReadingAlertResponse> {
    const changed = await this.change(userId, id, { snoozedUntil: until });
    const { units } = await this.settings.get(userId);
    return toAlertResponse(changed, units);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.alerts.remove(userId, id))) throw new ReadingAlertNotFound();
    this.live.changed(userId, 'alerts');
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
    this.live.changed(userId, 'alerts');
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
