import { metricOf } from '../metrics.js';
import { shownValue } from '../shown-series.js';
import { shownUnit, type Units } from '../units.js';
import { isAgainstUsual, ruleWords } from './alert-words.js';
import { type ReadingAlert } from './reading-alert.js';
import { type ActiveReadingAlerts, type ReadingAlertResponse } from './reading-alerts.dto.js';

export function toAlertResponse(alert: ReadingAlert, units: Units): ReadingAlertResponse {
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

/** `undefined` unless it was told, still holds and is not snoozed. */
export function toActiveAlert(
  alert: ReadingAlert,
  units: Units,
  now: Date,
): ActiveReadingAlerts['items'][number] | undefined {
  const { holdsSince, firedAt, firedValue, snoozedUntil, isEnabled } = alert;
  if (!isEnabled || !holdsSince || !firedAt || firedAt < holdsSince || firedValue === null) return undefined;
  if (snoozedUntil && now < snoozedUntil) return undefined;
  const metric = metricOf(alert.metric);
  return {
    alert: toAlertResponse(alert, units),
    since: holdsSince.toISOString(),
    firedAt: firedAt.toISOString(),
    value: shownValue(metric, firedValue, { units }),
    valueUnit: shownUnit(metric, units),
  };
}
