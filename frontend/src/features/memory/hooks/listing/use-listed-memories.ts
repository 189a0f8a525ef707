import { useMemo } from 'react';
import { useGetMemoryTimelineQuery, type MemoryTimeline } from '../../api/listing.api';
import {
  useListMemoriesQuery,
  type Memory,
  type MemoryListing,
} from '../../../../shared/memory/api/memory.api';
import { indexDays, type DayIndex } from '../../lib/day-index';
import { toListing, type ViewFilter } from '../../lib/view-filter';

const MAX_PINNED = 100;

export interface ListedMemories {
  /** Whether the list is known; its rows are read as they come into sight. */
  query: { data?: MemoryTimeline; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Those that stand above the days. */
  pinned: Memory[];
  /** The rest. */
  listing: MemoryListing;
  index: DayIndex | undefined;
  /** Of both. */
  total: number | undefined;
}

/** All that a filter shows: what is pinned, and the days of the rest. */
export function useListedMemories(filter: ViewFilter): ListedMemories {
  const all = toListing(filter);
  const listing = filter.pinned ? all : { ...all, pinned: false };
  const { currentData, error, isFetching, refetch } = useGetMemoryTimelineQuery(listing);
  const pinned = useListMemoriesQuery(
    { ...all, pinned: true, limit: MAX_PINNED },
    { skip: filter.pinned },
  ).currentData;
  const index = useMemo(() => currentData && indexDays(currentData), [currentData]);
  const isKnown = currentData !== undefined && (filter.pinned || pinned !== undefined);
  return {
    query: { ...(currentData && { data: currentData }), error, isFetching, refetch },
    pinned: filter.pinned ? [] : (pinned?.items ?? []),
    listing,
    index,
    total: isKnown ? currentData.total + (filter.pinned ? 0 : (pinned?.total ?? 0)) : undefined,
  };
}
