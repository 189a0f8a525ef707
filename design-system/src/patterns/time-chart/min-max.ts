/**
 * At most two points a bucket, the least and the greatest: no peak is lost, whatever the width. Indices into the series,
 * in order; values that are no number stand for nothing measured and are kept only while every point is.
 */
export function minMax(values: ArrayLike<number>, from: number, to: number, buckets: number): number[] {
  const span = to - from;
  if (span <= buckets * 2) return Array.from({ length: Math.max(0, span) }, (_, index) => from + index);
  const kept: number[] = [];
  for (let bucket = 0; bucket < buckets; bucket++) {
    const start = from + Math.floor((bucket * span) / buckets);
    const end = from + Math.floor(((bucket + 1) * span) / buckets);
    kept.push(...extremes(values, start, end));
  }
  return kept;
}

function extremes(values: ArrayLike<number>, start: number, end: number): number[] {
  let low = -1;
  let high = -1;
  for (let index = start; index < end; index++) {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (low < 0 || value < (values[low] ?? 0)) low = index;
    if (high < 0 || value > (values[high] ?? 0)) high = index;
  }
  if (low < 0) return [];
  return low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
}
