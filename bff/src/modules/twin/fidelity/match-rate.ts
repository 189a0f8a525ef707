import { NORMAL_975 } from '../../../common/statistics/student-t.js';

export interface AnsweredCheck {
  readonly choices: number;
  readonly isMatch: boolean;
  /** Such as 2026-05. */
  readonly month: string;
}

export interface MatchRate {
  readonly answered: number;
  readonly matched: number;
  /** How many would match by chance. */
  readonly expected: number;
  /** The 95 % interval of the share that matches, from 0 to 1; null without an answer. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly months: readonly MonthRate[];
  readonly sentence: string;
}

export interface MonthRate {
  readonly month: string;
  readonly answered: number;
  readonly matched: number;
  readonly expected: number;
}

/** With fewer the interval is as wide as the whole scale. */
const LEAST = 10;

/** How often the twin said before what its owner said, and what chance alone would give. */
export function matchRateOf(checks: readonly AnsweredCheck[]): MatchRate {
  const all = countIn(checks);
  const byMonth = Map.groupBy(checks, ({ month }) => month);
  const months = [...byMonth]
    .map(([month, of]) => ({ month, ...countIn(of) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
  const interval = all.answered === 0 ? null : wilson(all.matched, all.answered);
  return { ...all, interval, months, sentence: sentenceOf(all, interval) };
}

/** Wilson's interval of a share, which is honest with few answers, too (Wilson, 1927). */
export function wilson(matched: number, answered: number): { low: number; high: number } {
  const share = matched / answered;
  const width =
    NORMAL_975 * Math.sqrt((share * (1 - share)) / answered + NORMAL_975 ** 2 / (4 * answered ** 2));
  const middle = share + NORMAL_975 ** 2 / (2 * answered);
  const scale = 1 + NORMAL_975 ** 2 / answered;
  return { low: Math.max(0, (middle - width) / scale), high: Math.min(1, (middle + width) / scale) };
}

type Counts = Pick<MatchRate, 'answered' | 'matched' | 'expected'>;

function countIn(checks: readonly AnsweredCheck[]): Counts {
  return {
    answered: checks.length,
    matched: checks.filter(({ isMatch }) => isMatch).length,
    expected: checks.reduce((sum, { choices }) => sum + 1 / choices, 0),
  };
}

function sentenceOf({ answered, matched, expected }: Counts, interval: MatchRate['interval']): string {
  if (!interval) return 'No answer yet.';
  const range = `95 % interval ${percent(interval.low)} to ${percent(interval.high)} %`;
  const counted = `Same answer in ${String(matched)} of ${String(answered)} (${range}). Chance alone gives ${expected.toFixed(1)}.`;
  if (answered < LEAST) return `${counted} Too few answers to tell: ${String(answered)} of ${String(LEAST)}.`;
  if (interval.low > expected / answered) return `${counted} That is more than chance.`;
  if (interval.high < expected / answered)
    return `${counted} That is less than chance: it reads you wrongly.`;
  return `${counted} It may still be chance.`;
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
