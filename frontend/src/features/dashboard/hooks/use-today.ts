import { skipToken } from '@reduxjs/toolkit/query';
import { type Brief, useGetBriefQuery } from '../../../shared/briefs/api/briefs.api';
import { type ConversationPage, useConversationPagesInfiniteQuery } from '../../../shared/chat/api/chat.api';
import {
  type Home,
  type HomeEntities,
  useGetHomeQuery,
  useListHomeEntitiesQuery,
} from '../../../shared/home/api/home.api';
import { type MemoryPage, useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { type OnThisDay, useListMemoriesOnThisDayQuery } from '../../../shared/memory/api/on-this-day.api';
import { type MemoryReview, useGetReviewQuery } from '../../../shared/memory/api/review.api';
import { type MoodEntryList, useListMoodEntriesQuery } from '../../../shared/mood/api/mood.api';
import { type ReadingSummary, useSummariseReadingsQuery } from '../../../shared/readings/api/readings.api';
import { type OpenReminders, useListRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import { type SampleData, useGetSampleDataQuery } from '../../../shared/sample-data/api/sample-data.api';
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
  conversations: Read<{ pages: ConversationPage[] }>;
  reminders: Read<OpenReminders>;
  review: Read<MemoryReview>;
  onThisDay: Read<OnThisDay>;
  moods: Read<MoodEntryList>;
  readings: Read<ReadingSummary>;
  home: Read<Home>;
  entities: Read<HomeEntities>;
  sample: Read<SampleData>;
  brief: Read<Brief>;
  /** Showing it piece by piece would make the page jump. */
  isSettled: boolean;
}

/** All that Today shows, read at once. */
export function useToday(now: Date): Today {
  const memories = useListMemoriesQuery({ limit: RECENT_MEMORIES });
  const conversations = useConversationPagesInfiniteQuery(null);
  const reminders = useListRemindersQuery(undefined, FRESH);
  const review = useGetReviewQuery({ limit: 1 }, FRESH);
  const onThisDay = useListMemoriesOnThisDayQuery({}, FRESH);
  const moods = useListMoodEntriesQuery(dayOf(now), FRESH);
  const readings = useSummariseReadingsQuery(dayOf(now), FRESH);
  const sample = useGetSampleDataQuery();
  const brief = useGetBriefQuery(undefined, FRESH);
  const home = useGetHomeQuery(undefined, FRESH);
  const hasDevices = (home.data?.entityCount ?? 0) > 0;
  const entities = useListHomeEntitiesQuery(hasDevices ? undefined : skipToken, FRESH);
  const parts = {
    memories,
    conversations,
    reminders,
    review,
    onThisDay,
    moods,
    readings,
    home,
    entities,
    sample,
    brief,
  };
  return { ...parts, isSettled: Object.values(parts).every(({ isLoading }) => !isLoading) };
}

function dayOf(now: Date): { from: string; before: string } {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { from: from.toISOString(), before: before.toISOString() };
}
