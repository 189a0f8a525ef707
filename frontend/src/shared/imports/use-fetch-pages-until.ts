import { useEffect } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Fetches further pages of a list until the wanted item is among them. */
export function useFetchPagesUntil(
  isFound: boolean,
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
): void {
  // Runs after every render, because a fast page may never show `isFetching`.
  useEffect(() => {
    if (!isFound && hasNextPage && !isFetching && !isError) void fetchNextPage();
  });
}
