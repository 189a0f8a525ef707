import { Button, EmptyState, Glyph, Skeleton, Stack, Text, VisuallyHidden } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { useSearchMemoriesQuery } from '../../../api/memory.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatQuantity } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { SearchResult } from './search-result';
import { WhatWasLearned } from './what-was-learned';

const PAGE_SIZE = 10;
/** The server's limit. */
const MAX_RESULTS = 50;
const UNFOLDED_RESULTS = 2;
const THIN_SPACE = '\u2009';

/** The results of one search. While the next one is under way the last results stay in place. */
export function SearchResults({ query }: { query: string }): ReactElement {
  const [pages, setPages] = useState({ query, limit: PAGE_SIZE });
  const limit = pages.query === query ? pages.limit : PAGE_SIZE;
  const search = useSearchMemoriesQuery({ memorySearch: { query, limit } });

  return (
    <QueryBoundary query={search} errorTitle="The search did not work" skeleton={<ResultsSkeleton />}>
      {({ items, tookMs, correctedQuery }) => (
        <Stack spacing={2} aria-busy={search.isFetching}>
          <Stack
            direction="row"

            spacing={2}
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
          >
            <Text role="status" variant="caption" tone="faint" tabular>
              {formatQuantity(items.length, 'result', 'results')} in {Math.max(1, Math.round(tookMs))}
              {THIN_SPACE}ms, searched by meaning and words
            </Text>
            {correctedQuery !== null && (
              <Text variant="caption" tone="muted">
                Showing results for <b>{correctedQuery}</b>
              </Text>
            )}
          </Stack>
          {items.length === 0 ? (
            <NothingFound query={query} />
          ) : (
            <ResultsHeading query={query} isClear={items[0]?.strength !== 'weak'} />
          )}
          <Stack component="ol" spacing={1.5}>
            {items.map((result, index) => (
              <li key={result.memory.id}>
                <SearchResult result={result} query={query} isOpen={index < UNFOLDED_RESULTS} />
              </li>
            ))}
          </Stack>
          {items.length > 0 && <WhatWasLearned />}
          {items.length === limit && limit < MAX_RESULTS && (
            <Stack sx={{ alignItems: 'center' }}>
              <Button
                loading={search.isFetching}
                onClick={() => setPages({ query, limit: limit + PAGE_SIZE })}
              >
                Show {PAGE_SIZE} more
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** Whether there is an answer among them is the reader's to judge; that none stands out is ours to say. */
function ResultsHeading({ query, isClear }: { query: string; isClear: boolean }): ReactElement {
  if (isClear) return <VisuallyHidden as="h2">Results</VisuallyHidden>;
  return (
    <Text as="h2" variant="h3">
      Nothing clearly matches “{query}”. These come nearest:
    </Text>
  );
}

function NothingFound({ query }: { query: string }): ReactElement {
  return (
    <EmptyState
      align="center"
      glyph={<Glyph domain="memory" icon="search" />}
      title={`Nothing found for “${query}”`}
      actions={
        <Button size="sm" href={paths.memory}>
          See all memories
        </Button>
      }
    >
      None of your memories speaks of this, in these words or in others.
    </EmptyState>
  );
}

function ResultsSkeleton(): ReactElement {
  return (
    <Stack spacing={1.5}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="block" height={128} />
      ))}
    </Stack>
  );
}
