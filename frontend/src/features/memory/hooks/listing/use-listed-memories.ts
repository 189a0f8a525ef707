import { useMemo } from 'react';
import {
  listingApi,
  useTimelinePartsInfiniteQuery,
  type MemoryMonths,
  type MemoryTimeline,
} from '../../../../api/listing.api';
import { useListMemoriesQuery, type Memory, type MemoryListing } from '../../../../api/memory.api';
import type { LoadMoreProps } from '../../../../components/load-more';
import type { QueryBoundaryProps } from '../../../../components/query-boundary';
import { sumOfTotals, type ListTotal } from '../../../../lib/list-total';
import { indexDays, type DayIndex } from '../../lib/day-index';
import { toListing, type ViewFilter } from '../../lib/view-filter';

const { listMemoryMonths } = listingApi.endpoints;
const MAX_PINNED = 100;

export interface ListedMemories {
  /** Whether the list is known; its rows are read as they come into sight. */
  query: QueryBoundaryProps<{ pages: MemoryTimeline[] }>['query'];
  /** How it goes on where it is not known to its end. */
  rest: LoadMoreProps['query'];
  /** Those that stand above the days. */
  pinned: Memory[];
  /** The rest. */
  listing: MemoryListing;
  index: DayIndex | undefined;
  /** Of a list that is not known to its end. */
  months: MemoryMonths | undefined;
  /** Of both. */
  total: ListTotal | undefined;
}

/** All that a filter shows: what is pinned, and the days of the rest, from `start` on. */
export function useListedMemories(filter: ViewFilter, start: string | null): ListedMemories {
  const all = toListing(filter);
  const listing = filter.pinned ? all : { ...all, pinned: false };
  const query = useTimelinePartsInfiniteQuery({ ...listing, ...(start !== null && { cursor: start }) });
  const { currentData, error, isFetching, refetch } = query;
  const parts = currentData?.pages;
  const pinned = useListMemoriesQuery(
    { ...all, pinned: true, limit: MAX_PINNED },
    { skip: filter.pinned },
  ).currentData;
  const index = useMemo(() => parts && indexDays(parts), [parts]);
  const isLong = index?.isWhole === false || start !== null;
  listMemoryMonths.useQuerySubscription(listing, { skip: !isLong });
  // While another part of the list is read, the months stay: whoever jumps from one to the next keeps hold of them.
  const { currentData: months } = listMemoryMonths.useQueryState(listing);
  const days = parts?.[0];
  return {
    query: { ...(currentData && { data: currentData }), error, isFetching, refetch },
    rest: query,
    pinned: filter.pinned ? [] : (pinned?.items ?? []),
    listing,
    index,
    months: isLong || !index ? months : undefined,
    total: days && (filter.pinned ? days : pinned && sumOfTotals(days, pinned)),
  };
}
