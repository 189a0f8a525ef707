import { useEffect, useState } from 'react';
import {
  memoryApi,
  WINDOW_SIZE,
  type Memory,
  type MemoryListing,
} from '../../../../shared/memory/api/memory.api';

const { listMemories } = memoryApi.endpoints;

/** Rows that only fly by are not read. */
const SETTLED_MS = 100;

export interface MemoryAt {
  memory: Memory | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** The memory at a position of a long list; those around it are read with it. */
export function useMemoryAt(listing: MemoryListing, position: number, isScrolling: boolean): MemoryAt {
  const [isSettled, setIsSettled] = useState(!isScrolling);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);

  const window = windowOf(listing, position);
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
  listing: MemoryListing,
  position: number,
): MemoryListing & { offset: number; limit: number } {
  return { ...listing, offset: position - (position % WINDOW_SIZE), limit: WINDOW_SIZE };
}
