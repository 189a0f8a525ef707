import { Card, EmptyState, Glyph } from '@twyn/design-system';
import { useEffect, useState, type ReactElement } from 'react';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { useAppDispatch } from '../../../store/hooks';
import { readingImportsApi, useReadingImportPagesInfiniteQuery } from '../api/reading-imports.api';
import { isInProgress } from '../lib/reading-import-labels';
import { ReadingImportItem } from './reading-import-item';

const POLL_MS = 1000;

/** Every import so far, the latest first; those under way move on by themselves. */
export function ReadingImportList(): ReactElement {
  const dispatch = useAppDispatch();
  const [isMoving, setIsMoving] = useState(false);
  const query = useReadingImportPagesInfiniteQuery(null, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isMoving ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  // The one that is being prepared stands above the list.
  const jobs = (query.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ status }) => status !== 'draft',
  );
  const underWay = jobs.filter(isInProgress).length;
  if (underWay > 0 !== isMoving) setIsMoving(underWay > 0);
  // Readings are read anew whenever an import or an undo begins or ends.
  useEffect(() => {
    dispatch(readingImportsApi.util.invalidateTags(['Reading']));
  }, [dispatch, underWay]);
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your imports"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={2} />
        </Card>
      }
      isEmpty={() => jobs.length === 0}
      empty={
        <Card>
          <EmptyState glyph={<Glyph domain="body" icon="transfer" />} title="No imports yet">
            Your imports appear here. You can undo each one as a whole.
          </EmptyState>
        </Card>
      }
    >
      {() => (
        <>
          <Card padding="none" as="ul">
            {jobs.map((job) => (
              <li key={job.id}>
                <ReadingImportItem job={job} />
              </li>
            ))}
          </Card>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}
