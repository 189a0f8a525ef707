import { Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MemorySearchResult } from '../../../../shared/memory/api/memory.api';
import { SearchResult } from './search-result';

const UNFOLDED_RESULTS = 2;

export interface ResultListProps {
  results: MemorySearchResult[];
  /** Null where they were not found by words. */
  query: string | null;
}

export function ResultList({ results, query }: ResultListProps): ReactElement {
  return (
    <Stack component="ol" spacing={1.5}>
      {results.map((result, index) => (
        <li key={result.memory.id}>
          <SearchResult result={result} query={query} isOpen={index < UNFOLDED_RESULTS} />
        </li>
      ))}
    </Stack>
  );
}

export function ResultsSkeleton(): ReactElement {
  return (
    <Stack spacing={1.5}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="block" height={128} />
      ))}
    </Stack>
  );
}
