import { type Metric } from './metric.js';

/** From 0 to 100, as a device tells it or somebody judges it. */
const share = (name: string, noun: string): Metric => ({
  ...{ name, noun },
  group: 'mind',
  unit: '%',
  decimals: 0,
  range: [0, 100],
});

export const MIND: readonly Metric[] = [
  share('stress', 'stress'),
  share('energy', 'energy'),
  share('focus', 'focus'),
  share('cognitive-load', 'cognitive load'),
  share('attention-span', 'attention span'),
];
