import { type Baseline, baselineOf } from '../../../common/statistics/baseline.js';
import { type Contribution, inHundred } from './score.js';

/** Further away than that counts no more: a single odd night shall not decide everything. */
const MOST_SPREADS = 3;
const MIDDLE = 50;

/** One measured thing against its owner's own days. */
export interface Compared {
  /** As it stands in a sentence: "Resting heart rate". */
  readonly title: string;
  readonly value: number | undefined;
  /** Of the days before, without this one. */
  readonly before: readonly number[];
  /** 1 where more is better, −1 where less is. */
  readonly sign: 1 | -1;
  /** A spread is never taken for less: the same value each night must not make a change of one beat an alarm. */
  readonly leastSpread: number;
  /** RMSSD is skewed to the right; its logarithm is not. */
  readonly isLogged?: boolean;
  /** A value with its unit. */
  readonly format: (value: number) => string;
}

interface Deviation {
  readonly compared: Compared;
  /** In spreads, at most three; positive is good. */
  readonly spreads: number;
  readonly value: number;
  readonly baseline: Baseline;
}

/**
 * How many robust standard deviations (1.4826 MAD) a value lies from the median of one's own days.
 * @returns `undefined` without a value, or with fewer than seven days before
 */
export function deviationOf(compared: Compared): Deviation | undefined {
  const { value, before, sign, leastSpread, isLogged = false } = compared;
  const scaled = (each: number): number => (isLogged ? Math.log(each) : each);
  const baseline = baselineOf(before.map(scaled));
  if (value === undefined || !baseline) return undefined;
  const spread = Math.max(baseline.spread, leastSpread);
  const raw = (scaled(value) - baseline.median) / spread;
  const spreads = sign * Math.min(MOST_SPREADS, Math.max(-MOST_SPREADS, raw));
  return { compared, spreads, value, baseline };
}

/** 50 at one's usual, 0 and 100 three spreads away: the scale is ours. */
export function scoreOfSpreads(spreads: number): number {
  return inHundred(MIDDLE + (MIDDLE / MOST_SPREADS) * spreads);
}

/** The mean of what deviates, and what each part did to it; each counts alike, which is ours. */
export function combine(deviations: readonly Deviation[]): { value: number; moved: Contribution[] } {
  const mean = deviations.reduce((sum, { spreads }) => sum + spreads, 0) / deviations.length;
  const moved = deviations.map((deviation) => ({
    text: told(deviation),
    points: Math.round(((MIDDLE / MOST_SPREADS) * deviation.spreads) / deviations.length),
  }));
  return { value: scoreOfSpreads(mean), moved };
}

function told({ compared, spreads, value, baseline }: Deviation): string {
  const { title, format, isLogged = false } = compared;
  const usual = isLogged ? Math.exp(baseline.median) : baseline.median;
  if (Math.abs(spreads) < 1) return `${title} ${format(value)}, usual.`;
  return `${title} ${format(value)}, ${value > usual ? 'above' : 'below'} your usual ${format(usual)}.`;
}
