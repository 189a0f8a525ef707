import { categories, type Visit } from './audit.ts';

const PERFORMANCE_MIN = 98;
const TBT_MAX_MS = 50;
const CLS_MAX = 0.01;
/** Of the largest paint of the same page when the browser has to build it. */
const LCP_MAX_SHARE = 0.45;

/** Everything that a page misses, in words; nothing when it is as good as it has to be. */
export function misses(visits: Visit[]): string[] {
  const performance = visits.map(({ scores }) => scores.performance);
  const others = categories.filter((name) => name !== 'performance');
  const losses = [...new Set(visits.flatMap((each) => each.losses))].join(', ');
  return [
    median(performance) < 100 && `the median of performance is ${String(median(performance))}`,
    Math.min(...performance) < PERFORMANCE_MIN && `performance fell to ${String(Math.min(...performance))}`,
    ...others.map((name) => {
      const lowest = Math.min(...visits.map(({ scores }) => scores[name]));
      return lowest < 100 && `${name} is ${String(lowest)} (${losses})`;
    }),
    medianOf(visits, 'tbtMs') > TBT_MAX_MS &&
      `the main thread is blocked for more than ${String(TBT_MAX_MS)} ms`,
    Math.max(...visits.map(({ cls }) => cls)) > CLS_MAX &&
      `the layout shifts by more than ${String(CLS_MAX)}`,
  ].filter((miss) => miss !== false);
}

export function missesBaseline(home: Visit[], baseline: Visit[]): string[] {
  const share = lcpShare(home, baseline);
  return share > LCP_MAX_SHARE ? [`its largest paint is ${share.toFixed(2)}× that of the baseline`] : [];
}

export function lcpShare(home: Visit[], baseline: Visit[]): number {
  return medianOf(home, 'lcpMs') / medianOf(baseline, 'lcpMs');
}

export function medianOf(visits: Visit[], name: 'lcpMs' | 'tbtMs' | 'cls'): number {
  return median(visits.map((each) => each[name]));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
