import type { Comparison } from '../api/insights.api';
import { momentOf } from './explore-range';

export interface Overlay {
  times: number[];
  values: number[];
  /** The first series where it stands beside what followed it. */
  second: number[];
}

const DAY_MS = 86_400_000;

/** Days of the second series, and what the first was `lag` days before each. */
export function overlayOf(days: Comparison['days'], lag: number): Overlay {
  const xAt = new Map(days.map(({ day, x }) => [momentOf(day) + lag * DAY_MS, x ?? Number.NaN]));
  const yAt = new Map(days.map(({ day, y }) => [momentOf(day), y ?? Number.NaN]));
  const times = [...new Set([...yAt.keys(), ...xAt.keys()])].toSorted((one, other) => one - other);
  return {
    times,
    values: times.map((at) => yAt.get(at) ?? Number.NaN),
    second: times.map((at) => xAt.get(at) ?? Number.NaN),
  };
}

/** Days of the second series with what the first was before it. */
export function pairsOf(days: Comparison['days'], lag: number): { day: string; x: number; y: number }[] {
  const { times, values, second } = overlayOf(days, lag);
  return times.flatMap((at, index) => {
    const [x, y] = [second[index] ?? Number.NaN, values[index] ?? Number.NaN];
    return Number.isNaN(x) || Number.isNaN(y) ? [] : [{ day: new Date(at).toISOString().slice(0, 10), x, y }];
  });
}
