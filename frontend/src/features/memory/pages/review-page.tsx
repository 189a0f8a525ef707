import { Card, Page, PageHeader, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetReviewQuery } from '../../../shared/memory/api/review.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { ReviewQueue } from '../components/review/review-queue';
import { UnreadMemories } from '../components/review/unread-memories';

/** What waits for the owner's word before it counts. */
export function ReviewPage(): ReactElement {
  const query = useGetReviewQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Page width="read">
      <PageHeader
        title="To confirm"
        description="Duplicates, contradictions and suggestions. Nothing changes until you decide, and you can undo every decision."
      />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load what needs confirming"
        skeleton={
          <Card title="&nbsp;">
            <Stack spacing={1}>
              <Skeleton width="80%" />
              <Skeleton width="60%" />
            </Stack>
          </Card>
        }
      >
        {(review) => (
          <Stack spacing={2}>
            <ReviewQueue review={review} />
            <UnreadMemories memories={review.unread} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
