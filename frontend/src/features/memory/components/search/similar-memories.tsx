import { EmptyState, Glyph, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListSimilarMemoriesQuery } from '../../api/listing.api';
import { useGetMemoryQuery } from '../../../../shared/memory/api/memory.api';
import { QueryBoundary } from '../../../../components/query-boundary';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import { ResultList, ResultsSkeleton } from './result-list';

/** What says the like of one memory. */
export function SimilarMemories({ id }: { id: string }): ReactElement {
  const { data: memory } = useGetMemoryQuery({ id });
  const similar = useListSimilarMemoriesQuery({ id });
  return (
    <QueryBoundary query={similar} errorTitle="The search didn’t work" skeleton={<ResultsSkeleton />}>
      {({ items }) => (
        <Stack spacing={2}>
          <Text as="h2" variant="h3">
            Like “{memory ? memoryTitle(memory.text) : '…'}”
          </Text>
          {items.length === 0 ? (
            <EmptyState
              align="center"
              glyph={<Glyph domain="memory" icon="search" />}
              title="Nothing like it"
            >
              None of your other memories is close to this one.
            </EmptyState>
          ) : (
            <ResultList results={items} query={null} />
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}
