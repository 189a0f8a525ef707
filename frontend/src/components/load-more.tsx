import { Button, Stack, Text } from '@twyn/design-system';
import { useEffect, useRef, type ReactNode } from 'react';

export interface LoadMoreProps {
  /** An infinite query. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Loads the next page when its end of the list comes into view; the button serves every other way of reading. */
export function LoadMore({ query }: LoadMoreProps): ReactNode {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!canLoad || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canLoad, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <Stack ref={end} spacing={1} sx={{ alignItems: 'center', p: 2 }}>
      {isFetchNextPageError && <Text tone="muted">Couldn’t load the rest.</Text>}
      <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Try again' : 'Show more'}
      </Button>
    </Stack>
  );
}
