import { type Metric } from './metric.js';

export const INTAKE: readonly Metric[] = [
  {
    name: 'water-intake',
    group: 'intake',
    noun: 'water intake',
    title: 'Water',
    unit: 'ml',
    decimals: 0,
    range: [1, 10_000],
    isSum: true,
  },
  {
    name: 'caffeine-intake',
    group: 'intake',
    noun: 'caffeine',
    unit: 'mg',
    decimals: 0,
    range: [0, 5_000],
    isSum: true,
  },
  {
    name: 'alcohol-intake',
    group: 'intake',
    noun: 'alcohol',
    unit: 'g',
    decimals: 0,
    range: [0, 1_000],
    isSum: true,
  },
];
