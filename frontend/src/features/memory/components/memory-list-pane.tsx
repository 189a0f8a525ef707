import { Box, Divider, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useMemoryPagesInfiniteQuery } from '../../../api/memory.api';
import { FindMemories } from '../../../components/find-memories';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
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
          {/* The page has its heading; on a phone the top bar shows it. */}
          <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Text as="p" variant="h2">
              Memory
            </Text>
          </Box>
          <Text variant="caption" tone="faint" tabular role="status">
            {total !== undefined && formatQuantity(total, 'memory', 'memories')}
          </Text>
        </Stack>
        <FindMemories label="Find in memory" />
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
