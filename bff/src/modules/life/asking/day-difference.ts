import { meanOf } from '../../../common/statistics/mean.js';
import { type TagEffect, tagEffect } from '../../../common/statistics/tag-effect.js';

/** What two kinds of days have of one figure. */
export interface DayDifference {
  /** Days of the one kind that have the figure, and their mean. */
  readonly days: number;
  readonly mean: number;
  readonly otherDays: number;
  readonly otherMean: number;
  /** Undefined with too few days on a side, or where all are the same: then no difference is told. */
  readonly effect: TagEffect | undefined;
}

const MARK = 'marked';

/** How the days of a set differ in a figure from all others that have it; undefined where a side has none. */
export function differenceOf(
  figure: ReadonlyMap<number, number>,
  isMarked: (day: number) => boolean | undefined,
): DayDifference | undefined {
  const days = [...figure].flatMap(([day, mean]) => {
    const marked = isMarked(day);
    // Of days on which it is not known, neither is told.
    return marked === undefined ? [] : [{ day, mean, tagIds: new Set(marked ? [MARK] : []) }];
  });
  const [ones, others] = [true, false].map((marked) =>
    days.filter(({ tagIds }) => tagIds.has(MARK) === marked).map(({ mean }) => mean),
  );
  if (!ones?.length || !others?.length) return undefined;
  return {
    ...{ days: ones.length, mean: meanOf(ones), otherDays: others.length, otherMean: meanOf(others) },
    effect: tagEffect(days, MARK),
  };
}
