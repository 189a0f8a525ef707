import { skipToken } from '@reduxjs/toolkit/query';
import { type Brief, useGetBriefQuery } from '../../../shared/briefs/api/briefs.api';
import { type HomeEntities, useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { type MemoryPage, useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { type OpenReminders, useListRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import { type TodayOverview, useGetTodayQuery } from '../../../shared/today/api/today.api';
import { RECENT_MEMORIES } from '../lib/recent';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** What a card needs to know of its query. */
interface Read<T> {
  data?: T;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface Today {
  memories: Read<MemoryPage>;
  reminders: Read<OpenReminders>;
  brief: Read<Brief>;
  /** What all other cards show, and how they are arranged. */
  overview: Read<TodayOverview>;
  entities: Read<HomeEntities>;
  /** Showing it piece by piece would make the page jump. */
  isSettled: boolean;
}

/** All that Today shows, read at once and in six requests at most: the sixth is for the settings. */
export function useToday(now: Date): Today {
  const memories = useListMemoriesQuery({ limit: RECENT_MEMORIES });
  const reminders = useListRemindersQuery(undefined, FRESH);
  const brief = useGetBriefQuery(undefined, FRESH);
  const overview = useGetTodayQuery(dayOf(now), FRESH);
  const hasDevices = (overview.data?.home.entityCount ?? 0) > 0;
  const entities = useListHomeEntitiesQuery(hasDevices ? undefined : skipToken, FRESH);
  const parts = { memories, reminders, brief, overview, entities };
  return { ...parts, isSettled: Object.values(parts).every(({ isLoading }) => !isLoading) };
}

function dayOf(now: Date): { from: string; before: string } {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { from: from.toISOString(), before: before.toISOString() };
}
