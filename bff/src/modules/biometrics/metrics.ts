/** What a reading measures. `usual` is what a person could have; what lies outside is a slip. */
export interface Metric {
  /** As HL7 FHIR calls its vital signs, where it has a name for it. */
  readonly name: string;
  /** As it stands in a sentence after "your". */
  readonly noun: string;
  /** The unit in which its readings are kept; none for what is counted. */
  readonly unit: string;
  readonly decimals: number;
  readonly usual?: readonly [least: number, most: number];
  /** The readings of a day add up: glasses of water do, heart rates do not. */
  readonly isSum?: true;
  /** As people say it. */
  readonly said: readonly string[];
}

/** Those of the product, which it knows by their units and what is usual; each user may have others. */
export const KNOWN_METRICS: readonly Metric[] = [
  {
    name: 'body-weight',
    noun: 'weight',
    unit: 'kg',
    decimals: 1,
    usual: [2, 500],
    said: ['body weight', 'weight'],
  },
  {
    name: 'resting-heart-rate',
    noun: 'resting heart rate',
    unit: 'bpm',
    decimals: 0,
    usual: [20, 250],
    said: ['resting heart rate', 'resting pulse'],
  },
  {
    name: 'heart-rate',
    noun: 'heart rate',
    unit: 'bpm',
    decimals: 0,
    usual: [20, 300],
    said: ['heart rate', 'heartrate', 'heart beat', 'pulse'],
  },
  {
    name: 'systolic-blood-pressure',
    noun: 'systolic blood pressure',
    unit: 'mmHg',
    decimals: 0,
    usual: [40, 300],
    said: ['systolic blood pressure', 'systolic pressure'],
  },
  {
    name: 'diastolic-blood-pressure',
    noun: 'diastolic blood pressure',
    unit: 'mmHg',
    decimals: 0,
    usual: [20, 200],
    said: ['diastolic blood pressure', 'diastolic pressure'],
  },
  {
    name: 'oxygen-saturation',
    noun: 'oxygen saturation',
    unit: '%',
    decimals: 0,
    usual: [50, 100],
    said: ['oxygen saturation', 'blood oxygen', 'spo2'],
  },
  {
    name: 'body-temperature',
    noun: 'body temperature',
    unit: '°C',
    decimals: 1,
    usual: [30, 45],
    said: ['body temperature'],
  },
  {
    name: 'body-fat',
    noun: 'body fat',
    unit: '%',
    decimals: 1,
    usual: [1, 80],
    said: ['body fat percentage', 'body fat'],
  },
  {
    name: 'water-intake',
    noun: 'water intake',
    unit: 'ml',
    decimals: 0,
    usual: [1, 10_000],
    isSum: true,
    said: ['water intake', 'water'],
  },
  {
    name: 'steps',
    noun: 'step count',
    unit: '',
    decimals: 0,
    usual: [1, 200_000],
    isSum: true,
    said: ['step count', 'steps'],
  },
  {
    name: 'sleep-duration',
    noun: 'sleep',
    unit: 'h',
    decimals: 1,
    usual: [0.1, 24],
    isSum: true,
    said: ['sleep duration', 'sleep time', 'sleep'],
  },
];

/** Two readings that are taken and told together. */
export const BLOOD_PRESSURE = 'blood-pressure';
export const BLOOD_PRESSURE_PARTS = ['systolic-blood-pressure', 'diastolic-blood-pressure'] as const;

const BY_WORD = new Map(
  KNOWN_METRICS.flatMap((metric) =>
    [...metric.said, metric.name.replaceAll('-', ' ')].map((word) => [word, metric]),
  ),
);

/** The name under which readings of that are kept: a word for a known metric, or the user's own. */
export function metricNameOf(said: string): string {
  const words = said.toLowerCase().replaceAll('-', ' ').replace(/\s+/gu, ' ').trim();
  return (BY_WORD.get(words)?.name ?? words).replaceAll(' ', '-');
}

/** The user's own, such as "push-ups", has the unit in which it was first told. */
export function metricOf(name: string, ownUnit = ''): Metric {
  const known = KNOWN_METRICS.find((metric) => metric.name === name);
  if (known) return known;
  const noun = name.replaceAll('-', ' ');
  return { name, noun, unit: ownUnit, decimals: 2, said: [noun] };
}
