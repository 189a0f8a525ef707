import type { TrendPoint } from './trend-point';

export interface DrawnPoint {
  at: string;
  /** Null where the line breaks. */
  value: number | null;
}

/** So many times as far apart as usual, and nothing was measured between two. */
const GAP = 4;

/** The points with a break wherever two lie much further apart than they do as a rule. */
export function withGaps(points: readonly TrendPoint[]): DrawnPoint[] {
  const times = points.map(({ at }) => Date.parse(at));
  const distances = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const usual = distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)] ?? 0;
  return points.flatMap(({ at, value }, index): DrawnPoint[] => {
    const distance = distances[index - 1] ?? 0;
    const isFar = usual > 0 && distance > GAP * usual;
    const between = new Date((times[index] ?? 0) - distance / 2).toISOString();
    return isFar
      ? [
          { at: between, value: null },
          { at, value },
        ]
      : [{ at, value }];
  });
}
