/** How far each figure of each day lies from what was usual then, in spreads: by figure, then by day since 1970-01-01. */
export type Deviations = ReadonlyMap<string, ReadonlyMap<number, number>>;

export interface Alike {
  readonly day: number;
  /** From 0 to 1. */
  readonly likeness: number;
  readonly figures: number;
  readonly because: readonly { readonly figure: string; readonly is: 'over' | 'under' }[];
}

/** Further from the usual than that is as unusual as can be: one reading gone wrong must not decide alone. */
const MOST = 3;
/** Two days with fewer figures in common are alike by chance. */
const LEAST_FIGURES = 3;
/** From so many spreads on a figure is out of the ordinary. */
const UNUSUAL = 1;

/**
 * The days that lie as far from the ordinary as that one, the most alike first. Likeness is one less the mean distance
 * of the figures that both days have, in spreads up to three (the mean city-block distance of clipped robust z-scores).
 */
export function alikeDays(deviations: Deviations, day: number, limit: number): Alike[] {
  const figures = [...deviations].flatMap(([figure, byDay]) => {
    const here = byDay.get(day);
    return here === undefined ? [] : [{ figure, byDay, here: clipped(here) }];
  });
  const days = new Set(figures.flatMap(({ byDay }) => [...byDay.keys()]));
  days.delete(day);
  return [...days]
    .flatMap((other): Alike[] => {
      const pairs = figures.flatMap(({ figure, byDay, here }) => {
        const there = byDay.get(other);
        return there === undefined ? [] : [{ figure, here, there: clipped(there) }];
      });
      if (pairs.length < LEAST_FIGURES) return [];
      const distance = pairs.reduce((sum, { here, there }) => sum + Math.abs(here - there), 0) / pairs.length;
      const because = pairs
        .filter(({ here, there }) => Math.min(here, there) >= UNUSUAL || Math.max(here, there) <= -UNUSUAL)
        .toSorted((one, two) => Math.abs(two.here) - Math.abs(one.here))
        .map(({ figure, here }) => ({ figure, is: here > 0 ? ('over' as const) : ('under' as const) }));
      return [{ day: other, likeness: 1 - distance / (2 * MOST), figures: pairs.length, because }];
    })
    .toSorted((one, two) => two.likeness - one.likeness || two.figures - one.figures || two.day - one.day)
    .slice(0, limit);
}

function clipped(deviation: number): number {
  return Math.max(-MOST, Math.min(MOST, deviation));
}
