import { ACTIVITY } from './catalogue/activity.js';
import { BODY } from './catalogue/body.js';
import { HEART } from './catalogue/heart.js';
import { INTAKE } from './catalogue/intake.js';
import { type Metric } from './catalogue/metric.js';
import { MIND } from './catalogue/mind.js';
import { READING_WORDS } from './reading-words.js';
import { SLEEP } from './catalogue/sleep.js';

export { METRIC_GROUPS, type Metric, type MetricGroup } from './catalogue/metric.js';

/** Those of the product, which it knows by their units and ranges, in the order of a screen; each user may have others. */
export const KNOWN_METRICS: readonly Metric[] = [
  ...SLEEP,
  ...HEART,
  ...ACTIVITY,
  ...BODY,
  ...MIND,
  ...INTAKE,
];

/** Two readings that are taken and told together. */
export const BLOOD_PRESSURE = 'blood-pressure';
export const BLOOD_PRESSURE_PARTS = ['systolic-blood-pressure', 'diastolic-blood-pressure'] as const;

const BY_NAME = new Map(KNOWN_METRICS.map((metric) => [metric.name, metric]));

/** The name under which readings of that are kept: a word for a known metric, or the user's own. */
export function metricNameOf(said: string): string {
  const words = said.toLowerCase().replaceAll('-', ' ').replace(/\s+/gu, ' ').trim();
  const name = words.replaceAll(' ', '-');
  if (BY_NAME.has(name)) return name;
  const called = READING_WORDS.all().map(({ tables }) => tables.metrics.get(words));
  return called.find((each) => each !== undefined) ?? name;
}

/** The user's own, such as "push-ups", has the unit in which it was first told. */
export function metricOf(name: string, ownUnit = ''): Metric {
  const known = BY_NAME.get(name);
  if (known) return known;
  const noun = name.replaceAll('-', ' ');
  return { name, group: 'own', noun, unit: ownUnit, decimals: 2 };
}

/** "Resting heart rate", "HRV, RMSSD": as a heading. */
export function metricTitle({ title, noun }: Metric): string {
  return title ?? noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Where it stands on a screen; the user's own come last. */
export function metricPlace(name: string): number {
  const place = KNOWN_METRICS.findIndex((metric) => metric.name === name);
  return place < 0 ? KNOWN_METRICS.length : place;
}

/** The metric with those that add up to it. */
export function metricAndParts({ name, parts = [] }: Metric): readonly string[] {
  return [name, ...parts];
}
