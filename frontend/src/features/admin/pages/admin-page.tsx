import { Box, SearchField, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useUserPagesInfiniteQuery } from '../api/admin.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { totalAlone } from '../../../lib/list-total';
import { AdminFrame } from '../components/admin-frame';
import { NoUsersFound } from '../components/no-users-found';
import { PeopleSkeleton } from '../components/people-skeleton';
import { PeopleTable } from '../components/people-table';
import { ServerHealth } from '../components/server-health';
import { usePeopleSearch } from '../hooks/use-people-search';

/** Who is here and what they may do. What they told their twins is theirs: none of it is shown. */
export function AdminPage(): ReactElement {
  const { typed, query: words, type } = usePeopleSearch();
  const query = useUserPagesInfiniteQuery(words === '' ? {} : { query: words });
  const first = query.data?.pages[0];
  return (
    <AdminFrame description="People, their roles and their sessions. What they tell their twins stays theirs.">
      <Stack spacing={2}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          <Box role="search" sx={{ flex: { sm: '0 1 400px' } }}>
            <SearchField label="Find a person" placeholder="Name or email" value={typed} onChange={type} />
          </Box>
          <Text variant="caption" tone="faint" tabular role="status">
            {first && totalAlone(first, 'person', 'people')}
          </Text>
        </Stack>
        <QueryBoundary
          query={query}
          inCard
          errorTitle="Couldn’t load the people"
          skeleton={<PeopleSkeleton rows={6} />}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={<NoUsersFound query={words} onClear={() => type('')} />}
        >
          {({ pages }) => (
            <>
              <PeopleTable people={pages.flatMap(({ items }) => items)} />
              <LoadMore query={query} />
            </>
          )}
        </QueryBoundary>
        <ServerHealth />
      </Stack>
    </AdminFrame>
  );
}
