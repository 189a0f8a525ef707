import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import type { Period } from '../lib/period';

export interface PeriodMemory {
  id: string;
  text: string;
  at: number;
}

/** More could not be told apart in the picture. */
const MOST = 5;

/** What was remembered of the days of a period, the earliest first. */
export function usePeriodMemories({ from, before }: Period, isShown: boolean): readonly PeriodMemory[] {
  const { data } = useListMemoriesQuery(
    isShown
      ? {
          ...{ dateFrom: from.toISOString(), dateBefore: before.toISOString() },
          ...{ sort: 'happened' as const, limit: MOST },
        }
      : skipToken,
  );
  return useMemo(
    () =>
      (isShown ? (data?.items ?? []) : [])
        .map(({ id, text, happenedAt, recordedAt }) => ({
          ...{ id, text },
          at: Date.parse(happenedAt ?? recordedAt),
        }))
        .toSorted((one, other) => one.at - other.at),
    [data, isShown],
  );
}
