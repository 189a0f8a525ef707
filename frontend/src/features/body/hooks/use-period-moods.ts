import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListMoodEntriesQuery } from '../../../shared/mood/api/mood.api';
import { moodName } from '../../../shared/mood/mood-names';
import { meanOf } from '../lib/chart-series';
import { isLongForMoods, type Period } from '../lib/period';
import { isoDay } from '../lib/reading-cards';

export interface PeriodMoods {
  points: { at: number; share: number }[];
  /** "Good", on the day of that moment. */
  wordOn: (moment: Date) => string | undefined;
}

const HIGHEST = 5;

/** How somebody felt on the days of a period; undefined where that is not asked for or nothing was told. */
export function usePeriodMoods(period: Period, isShown: boolean): PeriodMoods | undefined {
  const isAsked = isShown && !isLongForMoods(period);
  const { data } = useListMoodEntriesQuery(
    isAsked ? { from: period.from.toISOString(), before: period.before.toISOString() } : skipToken,
  );
  // What was read before stays while nothing is asked.
  const items = isAsked ? data?.items : undefined;
  return useMemo(() => {
    if (!items || items.length === 0) return undefined;
    const byDay = Map.groupBy(items, ({ at }) => isoDay(new Date(at)));
    const means = new Map([...byDay].map(([day, entries]) => [day, meanOf(entries.map(({ mood }) => mood))]));
    return {
      points: [...means].map(([day, mean]) => ({
        at: new Date(`${day}T00:00`).getTime(),
        share: mean / HIGHEST,
      })),
      wordOn: (moment: Date) => {
        const mean = means.get(isoDay(moment));
        return mean === undefined ? undefined : moodName(Math.round(mean));
      },
    };
  }, [items]);
}
