import { Box, Card, SegmentedControl, Text } from '@twyn/design-system';
import { type ReactNode, useState } from 'react';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { useMoodEntryPagesInfiniteQuery } from '../../../shared/mood/api/mood.api';
import { EntryList } from './entry-list';

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'notes', label: 'With a note' },
] as const;

interface LatestEntriesProps {
  /** The page says by itself how to begin: without any entry there is no list either. */
  isBeginning: boolean;
}

/** The newest entries, page after page. */
export function LatestEntries({ isBeginning }: LatestEntriesProps): ReactNode {
  const [shown, setShown] = useState<'all' | 'notes'>('all');
  const query = useMoodEntryPagesInfiniteQuery({ withNote: shown === 'notes' });
  if (isBeginning && shown === 'all' && query.data?.pages[0]?.items.length === 0) return null;
  return (
    <Card
      padding="none"
      title="Latest entries"
      aria-label="Latest entries"
      actions={<SegmentedControl label="Which entries" options={SHOWN} value={shown} onChange={setShown} />}
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your entries"
        skeleton={<RowSkeleton rows={3} />}
        isEmpty={({ pages }) => (pages[0]?.items.length ?? 0) === 0}
        empty={
          <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
            <Text tone="muted">{shown === 'notes' ? 'No entry has a note yet.' : 'No entry yet.'}</Text>
          </Box>
        }
      >
        {({ pages }) => (
          <>
            <EntryList entries={pages.flatMap(({ items }) => items)} />
            <LoadMore query={query} />
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}
