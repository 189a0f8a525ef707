import { useEffect, useState } from 'react';
import { memoryApi, WINDOW_SIZE, type Memory, type MemoryListing } from '../../../../api/memory.api';
import type { DayIndex } from '../../lib/day-index';

const { listMemories } = memoryApi.endpoints;

/** Rows that only fly by are not read. */
const SETTLED_MS = 100;

export interface MemoryAt {
  memory: Memory | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** A list, and how it lies in time. */
export interface Rows {
  listing: MemoryListing;
  index: DayIndex;
}

/** The memory at a position of a long list; those around it are read with it. */
export function useMemoryAt(rows: Rows, position: number, isScrolling: boolean): MemoryAt {
  const [isSettled, setIsSettled] = useState(!isScrolling);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);

  const window = windowOf(rows, position);
  const { refetch } = listMemories.useQuerySubscription(window, { skip: !isSettled });
  const { memory, isFailed } = listMemories.useQueryState(window, {
    selectFromResult: ({ data, isError }) => ({
      memory: data?.items[position % WINDOW_SIZE],
      isFailed: isError && data === undefined,
    }),
  });
  return { memory, isFailed, retry: () => void refetch() };
}

export function windowOf(
  { listing, index }: Rows,
  position: number,
): MemoryListing & { cursor?: string; limit: number } {
  const cursor = index.windows[Math.floor(position / WINDOW_SIZE)] ?? null;
  return { ...listing, ...(cursor !== null && { cursor }), limit: WINDOW_SIZE };
}
