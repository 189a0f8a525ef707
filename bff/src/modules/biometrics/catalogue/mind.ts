import { type Metric } from './metric.js';

/** From 0 to 100, as a device tells it or somebody judges it. */
const share = (name: string, noun: string, said: readonly string[]): Metric => ({
  ...{ name, noun, said },
  group: 'mind',
  unit: '%',
  decimals: 0,
  range: [0, 100],
});

export const MIND: readonly Metric[] = [
  share('stress', 'stress', ['stress', 'stress level']),
  share('energy', 'energy', ['energy', 'energy level']),
  share('focus', 'focus', ['focus', 'focus level']),
  share('cognitive-load', 'cognitive load', ['cognitive load', 'mental load']),
  share('attention-span', 'attention span', ['attention span', 'attention']),
];
