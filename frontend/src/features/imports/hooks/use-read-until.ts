import { useEffect } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Reads page after page of a list until what is looked for is among them. */
export function useReadUntil(
  isFound: boolean,
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
): void {
  // After every render: a page that comes quickly is never seen on its way, only that it has come.
  useEffect(() => {
    if (!isFound && hasNextPage && !isFetching && !isError) void fetchNextPage();
  });
}
