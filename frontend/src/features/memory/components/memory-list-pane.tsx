import { Box, Divider, SearchField, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMemoryPagesInfiniteQuery } from '../../../api/memory.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { searchAddress } from '../../../lib/addresses';
import { formatQuantity } from '../../../lib/format';
import type { MemoryView } from '../hooks/use-memory-view';
import { MemoryFilters } from './memory-filters';
import { MemoryList } from './memory-list';
import { NothingToList } from './nothing-to-list';

export function MemoryListPane({ view }: { view: MemoryView }): ReactElement {
  const query = useMemoryPagesInfiniteQuery(view.filter);
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <Stack spacing={1.5} sx={{ p: 2, pt: 2.5, pb: 1.5 }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Text as="h1" variant="h2">
            Memory
          </Text>
          <Text variant="caption" tone="faint" tabular role="status">
            {total !== undefined && formatQuantity(total, 'memory', 'memories')}
          </Text>
        </Stack>
        <FindInMemory />
        <MemoryFilters filter={view.filter} onChange={view.show} />
      </Stack>
      <Divider />
      <QueryBoundary
        query={query}
        errorTitle="Your memories could not be read"
        skeleton={<RowSkeleton rows={8} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<NothingToList filter={view.filter} onShow={view.show} />}
      >
        {({ pages }) => (
          <>
            <MemoryList
              memories={pages.flatMap(({ items }) => items)}
              openId={view.openId}
              addressOf={view.addressOf}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** Finding goes by meaning, on the search page. */
function FindInMemory(): ReactElement {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (query.trim() !== '') void navigate(searchAddress(query.trim()));
  };
  return (
    <Box component="form" role="search" onSubmit={handleSubmit}>
      <SearchField label="Find in memory" placeholder="Find in memory" value={query} onChange={setQuery} />
    </Box>
  );
}
