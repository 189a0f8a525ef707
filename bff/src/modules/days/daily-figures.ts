import { type Baseline, BASELINE_DAYS, baselineOf } from '../../common/statistics/baseline.js';
import { type Deviations } from './similar-days.js';

/** A value a day, by days since 1970-01-01. */
export interface DailyValues {
  readonly metric: string;
  readonly values: ReadonlyMap<number, number>;
}

/** What was usual on that day: of the days before it, so that a day long ago is measured by its own time. */
export function usualOn({ values }: DailyValues, day: number): Baseline | undefined {
  const before: number[] = [];
  for (let other = day - BASELINE_DAYS; other < day; other += 1) {
    const value = values.get(other);
    if (value !== undefined) before.push(value);
  }
  return baselineOf(before);
}

/** How far each figure of each of these days lay from what was usual then. */
export function deviationsOf(figures: readonly DailyValues[], from: number, before: number): Deviations {
  return new Map(
    figures.map((figure) => {
      const byDay = new Map<number, number>();
      for (const [day, value] of figure.values) {
        if (day < from || day >= before) continue;
        const usual = usualOn(figure, day);
        // Where every day is the same, nothing is out of the ordinary.
        if (usual && usual.spread > 0) byDay.set(day, (value - usual.median) / usual.spread);
      }
      return [figure.metric, byDay];
    }),
  );
}
