import { Box, Page, SearchField, Stack, VisuallyHidden } from '@twyn/design-system';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { SearchResults } from '../components/search/search-results';
import { SearchStart } from '../components/search/search-start';
import { SearchFilters } from '../components/search/search-filters';
import { SimilarMemories } from '../components/search/similar-memories';
import { useSearchQuery } from '../hooks/use-search-query';

const MAX_QUERY_LENGTH = 500;
const FIELD_ID = 'memory-search';

export function SearchPage(): ReactElement {
  const search = useSearchQuery();
  const { typed, query, mode, like, type, submit } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };

  return (
    <Page onKeyDown={moveThroughResults}>
      <VisuallyHidden as="h1">Search</VisuallyHidden>
      <Stack spacing={2}>
        <Box component="form" role="search" onSubmit={handleSubmit}>
          <SearchField
            ref={field}
            id={FIELD_ID}
            size="lg"
            label="Search your memories"
            placeholder="Search in your own words"
            maxLength={MAX_QUERY_LENGTH}
            value={typed}
            onChange={type}
          />
        </Box>
        {query !== '' ? (
          <>
            <SearchFilters search={search} />
            <SearchResults query={query} mode={mode} />
          </>
        ) : like !== null ? (
          <SimilarMemories id={like} />
        ) : (
          <SearchStart />
        )}
      </Stack>
    </Page>
  );
}

/** Arrow keys walk from the field through the results and back; Enter opens, as it does on every link. */
function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`#${FIELD_ID}, article h3 a`)];
  const position = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[position + (event.key === 'ArrowDown' ? 1 : -1)];
  if (position < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
