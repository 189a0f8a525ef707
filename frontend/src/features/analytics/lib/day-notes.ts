import { useMemo } from 'react';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import type { DayRange } from './explore-range';

export interface DayNote {
  at: number;
  text: string;
}

/** More could not be told apart in the picture. */
const MOST = 5;

/** What was remembered of these days, the earliest first: it is numbered in the chart. */
export function useDayNotes({ from, before }: DayRange): readonly DayNote[] {
  const { data } = useListMemoriesQuery({
    ...{ dateFrom: new Date(from).toISOString(), dateBefore: new Date(before).toISOString() },
    ...{ sort: 'happened', limit: MOST },
  });
  return useMemo(
    () =>
      (data?.items ?? [])
        // What was only written down then says nothing of the day.
        .flatMap(({ text, happenedAt }) =>
          happenedAt === null ? [] : [{ text, at: Date.parse(happenedAt) }],
        )
        .toSorted((one, other) => one.at - other.at),
    [data],
  );
}
