import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListMoodEntriesQuery } from '../../../shared/mood/api/mood.api';
import { isLongForMoods, type Period } from '../lib/period';
import { isoDay } from '../lib/reading-cards';

export interface PeriodTag {
  name: string;
  /** The midnight of each day on which it was said, the earliest first. */
  days: readonly number[];
}

/** More would be no choice any more. */
const MOST = 12;

/** The tags of what was told of one's mood in a period, those of the most days first. */
export function usePeriodTags(period: Period): readonly PeriodTag[] {
  const { data } = useListMoodEntriesQuery(
    isLongForMoods(period)
      ? skipToken
      : { from: period.from.toISOString(), before: period.before.toISOString() },
  );
  return useMemo(() => {
    const daysOf = new Map<string, Set<string>>();
    for (const { at, tags } of data?.items ?? [])
      for (const { name } of tags)
        daysOf.set(name, (daysOf.get(name) ?? new Set<string>()).add(isoDay(new Date(at))));
    return [...daysOf]
      .map(([name, days]) => ({
        name,
        days: [...days]
          .map((day) => new Date(`${day}T00:00`).getTime())
          .toSorted((one, other) => one - other),
      }))
      .toSorted((one, other) => other.days.length - one.days.length)
      .slice(0, MOST);
  }, [data]);
}
