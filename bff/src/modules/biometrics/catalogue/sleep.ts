import { type Metric } from './metric.js';

type Stage = Pick<Metric, 'name' | 'noun' | 'title' | 'loinc' | 'said'>;

const STAGES: readonly Stage[] = [
  { name: 'sleep-deep', noun: 'deep sleep', loinc: '93831-6', said: ['deep sleep'] },
  { name: 'sleep-light', noun: 'light sleep', loinc: '93830-8', said: ['light sleep', 'core sleep'] },
  { name: 'sleep-rem', noun: 'REM sleep', loinc: '93829-0', said: ['rem sleep', 'dream sleep'] },
  { name: 'sleep-asleep', noun: 'sleep without stages', said: ['sleep without stages'] },
  {
    name: 'sleep-awake',
    noun: 'time awake at night',
    title: 'Awake at night',
    said: ['time awake at night'],
  },
  { name: 'sleep-in-bed', noun: 'time in bed', loinc: '103211-7', said: ['time in bed'] },
];

/** Nights: the stages are intervals, and what of them is sleep adds up to it. */
export const SLEEP: readonly Metric[] = [
  {
    name: 'sleep-duration',
    group: 'sleep',
    noun: 'sleep',
    loinc: '93832-4',
    unit: 'h',
    decimals: 1,
    range: [0.1, 24],
    isSum: true,
    isOfNight: true,
    parts: ['sleep-deep', 'sleep-light', 'sleep-rem', 'sleep-asleep'],
    said: ['sleep duration', 'sleep time', 'sleep'],
  },
  ...STAGES.map((stage) => ({
    ...stage,
    group: 'sleep' as const,
    unit: 'h',
    decimals: 2,
    range: [0, 24] as const,
    isSum: true as const,
    isOfNight: true as const,
  })),
];
