import { normalFrom, seededRandom } from '../../common/statistics/seeded-random.js';
import { wordMap } from '../../common/word-map.js';

/** One day of the invented year. */
export interface SampleDay {
  /** Before today, from 364 to 0; today has only what is measured in the morning. */
  readonly daysAgo: number;
  /** What the morning tells: the night and the scales. By metric, in its unit. */
  readonly morning: Readonly<Record<string, number>>;
  /** What the day added up to. */
  readonly evening: Readonly<Record<string, number>>;
  readonly mood: 1 | 2 | 3 | 4 | 5;
  readonly word: string;
  readonly tags: readonly { readonly group: string; readonly name: string }[];
}

/** What is true of the invented year, written down by who made it: tests and benches hold what is found against it. */
export interface SampleTruth {
  readonly planted: readonly {
    readonly x: string;
    readonly y: string;
    readonly lag: number;
    readonly sign: 1 | -1;
  }[];
  /** Series that have nothing to do with any other. */
  readonly absent: readonly string[];
  readonly change: { readonly y: string; readonly daysAgo: number; readonly sign: 1 | -1 };
}

export const SAMPLE_TRUTH: SampleTruth = {
  planted: [
    { x: 'body:steps', y: 'body:sleep-duration', lag: 1, sign: 1 },
    { x: 'body:caffeine-intake', y: 'body:resting-heart-rate', lag: 1, sign: 1 },
    { x: 'body:sleep-duration', y: 'mood:mood', lag: 0, sign: 1 },
  ],
  absent: ['body:water-intake', 'body:body-weight'],
  change: { y: 'body:body-weight', daysAgo: 45, sign: -1 },
};

export const SAMPLE_UNITS = wordMap<string>({
  'sleep-duration': 'h',
  'resting-heart-rate': 'bpm',
  'heart-rate-variability-rmssd': 'ms',
  'body-weight': 'kg',
  steps: '',
  'caffeine-intake': 'mg',
  'water-intake': 'ml',
});

export const SAMPLE_DAYS = 365;
const SEED = 20_261;
const WEEK = 7;
/** The ring lay in a drawer for some days in spring, and on some nights it was not worn. */
const GAP = { from: 214, to: 208 };
const NOT_WORN = 0.05;
const NOT_TOLD = 0.08;

const WORDS: Readonly<Record<SampleDay['mood'], readonly string[]>> = {
  1: ['awful'],
  2: ['exhausted', 'low'],
  3: ['fine', 'tired', 'okay', 'distracted'],
  4: ['content', 'rested', 'calm', 'good'],
  5: ['happy', 'great'],
};

/** The same year whenever it is asked for. */
export function sampleYear(seed = SEED): SampleDay[] {
  const random = seededRandom(seed);
  const normal = normalFrom(random);
  const level = { sleep: 0, heart: 0, steps: 0, caffeine: 0, mood: 0 };
  /** What is new today on top of what the day before left. */
  const drift = (name: keyof typeof level, rho: number): number => {
    level[name] = rho * level[name] + Math.sqrt(1 - rho * rho) * normal();
    return level[name];
  };
  let yesterday = { steps: 0, caffeine: 0 };
  return Array.from({ length: SAMPLE_DAYS }, (_, day) => {
    const daysAgo = SAMPLE_DAYS - 1 - day;
    const isWeekend = day % WEEK >= WEEK - 2;
    const steps = drift('steps', 0.3);
    const caffeine = drift('caffeine', 0.2);
    const sleep = 0.5 * yesterday.steps + 0.85 * drift('sleep', 0.3);
    const heart = 0.5 * yesterday.caffeine + 0.85 * drift('heart', 0.5);
    const friends = random() < (isWeekend ? 0.5 : 0.15);
    const mood = moodOf(3.2 + 0.6 * sleep + 0.45 * drift('mood', 0.3) + (friends ? 0.8 : 0));
    yesterday = { steps, caffeine };
    const isMeasured = random() > NOT_WORN && (daysAgo > GAP.from || daysAgo < GAP.to);
    return {
      daysAgo,
      morning: {
        ...(isMeasured && {
          'sleep-duration': rounded(7.1 + (isWeekend ? 0.4 : 0) + 0.7 * sleep, 1),
          'resting-heart-rate': Math.round(58 + 2.4 * heart),
          'heart-rate-variability-rmssd': Math.round(46 + 7 * normal()),
        }),
        'body-weight': rounded(64.2 + 0.3 * normal() - (daysAgo < SAMPLE_TRUTH.change.daysAgo ? 0.9 : 0), 1),
      },
      evening: {
        steps: Math.max(900, Math.round(8_200 - (isWeekend ? 900 : 0) + 2_400 * steps)),
        'caffeine-intake': Math.max(0, 10 * Math.round(18 + 6 * caffeine)),
        'water-intake': Math.max(300, 100 * Math.round(17 + 4 * normal())),
      },
      mood,
      word: WORDS[mood][Math.floor(random() * WORDS[mood].length)] ?? '',
      tags: [
        ...(friends ? [{ group: 'Together with', name: 'Friends' }] : []),
        ...(steps > 0.6 ? [{ group: 'Doing', name: 'Walk' }] : []),
        ...(!isWeekend && random() > 0.1 ? [{ group: 'Doing', name: 'Work' }] : []),
      ],
    };
  });
}

/** Whether the evening was told at all; the last one was yesterday’s. */
export function isTold({ daysAgo }: SampleDay): boolean {
  return daysAgo > 0 && seededRandom(daysAgo)() > NOT_TOLD;
}

function moodOf(level: number): SampleDay['mood'] {
  const step = Math.max(1, Math.min(5, Math.round(level)));
  return step as SampleDay['mood'];
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
