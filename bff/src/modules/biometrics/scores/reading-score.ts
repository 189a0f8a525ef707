import { baselineOf, LEAST_BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { inHundred, type Score } from './score.js';

/** What was told or measured as a share of a hundred, against one's own days: nothing is computed. */
export function readingScore(
  noun: string,
  { last, before }: { readonly last: number | undefined; readonly before: readonly number[] },
): Score {
  const usual = baselineOf(before);
  if (last === undefined || !usual)
    return {
      ...{ isKnown: false, has: Math.min(before.length, LEAST_BASELINE_DAYS), of: LEAST_BASELINE_DAYS },
      what: 'days',
      hint: usual
        ? `No ${noun} of today yet.`
        : `Tell your twin, such as “${noun} 70”, or connect a device that does.`,
    };
  const { low, high, median } = usual;
  const away = Math.round(last - median);
  const text =
    away === 0
      ? 'As usual.'
      : `${Math.abs(away)} ${away > 0 ? 'over' : 'under'} your usual ${Math.round(median)}.`;
  return {
    ...{ isKnown: true, value: inHundred(last), usual: { low: inHundred(low), high: inHundred(high) } },
    moved: [{ text, points: away }],
  };
}
