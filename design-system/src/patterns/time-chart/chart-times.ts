import type { ChartSeries, Span } from './chart-scene';

/** Stretches between two values that are further apart than usual, and before and after all of them. */
export function gapsOf({ times, values }: ChartSeries, span: Span, gapMs: number): Span[] {
  const measured = times.filter((_at, index) => !Number.isNaN(values[index]));
  const edge = gapMs / 3;
  const ends = [span.from - edge, ...measured, span.to + edge];
  return ends.slice(1).flatMap((at, index) => {
    const before = ends[index] ?? at;
    return at - before > gapMs ? [{ from: before + edge, to: at - edge }] : [];
  });
}

/** From where to where the times lie in that stretch, as indices: the second is one too far. */
export function within(times: readonly number[], { from, to }: Span): [number, number] {
  return [firstAtOrAfter(times, from), firstAtOrAfter(times, to + 1)];
}

/** Of the values, those nearest to that moment; -1 where there are none. */
export function nearest({ times, values }: ChartSeries, at: number): number {
  const place = firstAtOrAfter(times, at);
  let best = -1;
  const isBetter = (index: number): boolean =>
    best < 0 || Math.abs((times[index] ?? 0) - at) < Math.abs((times[best] ?? 0) - at);
  for (let index = place; index < times.length; index++)
    if (!Number.isNaN(values[index])) {
      best = index;
      break;
    }
  for (let index = Math.min(place, times.length) - 1; index >= 0; index--)
    if (!Number.isNaN(values[index])) {
      if (isBetter(index)) best = index;
      break;
    }
  return best;
}

function firstAtOrAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
