import { type Metric, metricTitle } from '../metrics.js';
import { spokenValue } from '../reading-values.js';
import { type AlertCondition, type Outcome, type ReadingAlert } from './reading-alert.js';

export interface ShownMetric {
  readonly metric: Metric;
  /** The unit that its owner sees. */
  readonly unit: string;
}

export function isAgainstUsual(condition: AlertCondition): boolean {
  return condition === 'above_usual' || condition === 'below_usual';
}

/**
 * "Heart rate above 100 bpm for 30 min", "Stress above your usual for 90 min".
 * @param limit in the unit that is shown
 */
export function ruleWords(
  shown: ShownMetric,
  { condition, minutes }: Pick<ReadingAlert, 'condition' | 'minutes'>,
  limit: number,
): string {
  const side = condition.startsWith('above') ? 'above' : 'below';
  const against = isAgainstUsual(condition) ? 'your usual' : spokenValue(limit, shown);
  return `${metricTitle(shown.metric)} ${side} ${against}${minutes > 0 ? ` for ${minutes} min` : ''}`;
}

interface Tested {
  readonly outcome: Outcome;
  readonly minutes: number;
  readonly limit: string;
  /** The latest value with its unit; absent where nothing was measured lately. */
  readonly value?: string;
}

/** What a test of a rule found, in one sentence. */
export function testWords({ outcome, minutes, limit, value }: Tested): string {
  if (value === undefined) return 'Nothing was measured in the last 24 hours.';
  const now = `It is ${value} now; the limit is ${limit}.`;
  switch (outcome) {
    case 'none':
      return `${now} It wouldn’t tell you.`;
    case 'holds':
      return `${now} It would tell you once that has lasted for ${minutes} min.`;
    case 'snoozed':
      return `${now} It is snoozed.`;
    case 'quiet':
      return `${now} It waits for the end of its quiet hours.`;
    case 'told':
    case 'fires':
      return `${now} It tells you.`;
  }
}
