import { meanOf } from '../../../common/statistics/mean.js';
import { type DayRange, type DaySeries } from '../../../common/day-series.js';
import { type ReviewedSeries } from './review.js';

const FROM_WHOLE = 100;

/** Means of each series in a time, and in the one before it. `all` begins on the first day of the time before. */
export function reviewFigures(
  all: readonly DaySeries[],
  range: DayRange,
  before: DayRange,
): ReviewedSeries[] {
  return all.flatMap((one) => {
    const now = valuesIn(one, range, before.from);
    if (now.length === 0) return [];
    const then = valuesIn(one, before, before.from);
    const { key, domain } = one;
    const { label, unit, scale } = one.isYesNo
      ? { label: `${one.title}, of days`, unit: '%', scale: 100 }
      : { label: one.title, unit: one.unit, scale: 1 };
    const decimals = decimalsOf(one, meanOf(now) * scale);
    const mean = (values: number[]): number => rounded(meanOf(values) * scale, decimals);
    return [
      {
        ...{ key, domain, label, unit, decimals, mean: mean(now), days: now.length },
        before: then.length === 0 ? null : { mean: mean(then), days: then.length },
      },
    ];
  });
}

/** A mean of few has a digit more than its values; of thousands that would be noise. */
function decimalsOf({ isYesNo, decimals }: DaySeries, mean: number): number {
  return isYesNo || Math.abs(mean) >= FROM_WHOLE ? 0 : Math.max(1, decimals);
}

function valuesIn({ values }: DaySeries, { from, before }: DayRange, first: number): number[] {
  return [...values.subarray(from - first, before - first)].filter((value) => !Number.isNaN(value));
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
