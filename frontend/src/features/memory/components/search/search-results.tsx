import { Button, EmptyState, Glyph, Stack, Text, VisuallyHidden } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { useSearchMemoriesQuery } from '../../../../shared/memory/api/memory.api';
import { QueryBoundary } from '../../../../components/query-boundary';
import { formatQuantity } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import type { SearchMode } from '../../hooks/use-search-query';
import { ResultList, ResultsSkeleton } from './result-list';
import { ConversationMatches } from './conversation-matches';
import { LearnedWeightsLink } from './learned-weights-link';

export const PAGE_SIZE = 10;
/** The server's limit. */
const MAX_RESULTS = 50;
const THIN_SPACE = '\u2009';

const searchedBy: Record<SearchMode, string> = {
  both: 'searched by meaning and words',
  meaning: 'searched by meaning',
  exact: 'that say every word',
};

export interface SearchResultsProps {
  query: string;
  /** @default 'both' */
  mode?: SearchMode;
}

/** The results of one search. While the next one is under way the last results stay in place. */
export function SearchResults({ query, mode = 'both' }: SearchResultsProps): ReactElement {
  const [pages, setPages] = useState({ query, limit: PAGE_SIZE });
  const limit = pages.query === query ? pages.limit : PAGE_SIZE;
  const search = useSearchMemoriesQuery({ memorySearch: { query, mode, limit } });

  return (
    <QueryBoundary query={search} errorTitle="The search didn’t work" skeleton={<ResultsSkeleton />}>
      {({ items, tookMs, correctedQuery, understood: { words, filters } }) => (
        <Stack spacing={2} aria-busy={search.isFetching}>
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <Text role="status" variant="caption" tone="faint" tabular>
              {formatQuantity(items.length, 'result', 'results')} in {Math.max(1, Math.round(tookMs))}
              {THIN_SPACE}ms, {words === '' ? 'the newest first' : searchedBy[mode]}
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
          <ResultList results={items} query={words === '' ? null : query} />
          {items.length > 0 && <LearnedWeightsLink />}
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
          {words !== '' && filters.length === 0 && mode !== 'meaning' && (
            <ConversationMatches words={words} />
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
      None of your memories mentions this, in these words or others.
    </EmptyState>
  );
}
