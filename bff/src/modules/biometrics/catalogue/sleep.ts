import { type Metric } from './metric.js';

type Stage = Pick<Metric, 'name' | 'noun' | 'title' | 'loinc'>;

const STAGES: readonly Stage[] = [
  { name: 'sleep-deep', noun: 'deep sleep', loinc: '93831-6' },
  { name: 'sleep-light', noun: 'light sleep', loinc: '93830-8' },
  { name: 'sleep-rem', noun: 'REM sleep', loinc: '93829-0' },
  { name: 'sleep-asleep', noun: 'sleep without stages' },
  {
    name: 'sleep-awake',
    noun: 'time awake at night',
    title: 'Awake at night',
  },
  { name: 'sleep-in-bed', noun: 'time in bed', loinc: '103211-7' },
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
