/** One value at a moment, in epoch milliseconds. */
export interface TraceValue {
  atMs: number;
  value: number;
}

/** Lower and upper end of a scale. */
export type TraceRange = readonly [low: number, high: number];

/** So wide at least: a resting heart isn't drawn as if it raced. */
const LEAST_WIDTH = 20;
const STEP = 5;
/** Straps send once a second; after a longer silence the line is broken. */
const GAP_MS = 4_000;

/** A round scale around all values and the band. */
export function traceRange(values: readonly number[], band?: TraceRange): TraceRange {
  const all = band ? [...values, ...band] : values;
  if (all.length === 0) return [50, 50 + LEAST_WIDTH];
  const low = Math.floor((Math.min(...all) - 1) / STEP) * STEP;
  const high = Math.ceil((Math.max(...all) + 1) / STEP) * STEP;
  const missing = LEAST_WIDTH - (high - low);
  if (missing <= 0) return [low, high];
  const below = Math.floor(missing / 2 / STEP) * STEP;
  return [low - below, high + missing - below];
}

/**
 * The line as the `d` of a path in a square of `size`: the last moment is at its right edge. A gap in what was measured is
 * a gap in the line.
 */
export function tracePath(
  points: readonly TraceValue[],
  { nowMs, spanMs, range, size }: { nowMs: number; spanMs: number; range: TraceRange; size: number },
): string {
  const [low, high] = range;
  let path = '';
  let before = -Infinity;
  for (const { atMs, value } of points) {
    const x = (1 - (nowMs - atMs) / spanMs) * size;
    if (x < 0) continue;
    const y = (1 - (value - low) / (high - low)) * size;
    path += `${atMs - before > GAP_MS ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    before = atMs;
  }
  return path;
}
