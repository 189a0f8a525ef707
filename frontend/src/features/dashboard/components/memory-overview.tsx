import { Grid, Stack } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense } from 'react';
import { useConversationPagesInfiniteQuery } from '../../../shared/chat/api/chat.api';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RECENT_MEMORIES } from '../lib/recent';
import { DashboardSkeleton } from './dashboard-skeleton';
import type { FirstStepsProps } from './first-steps';
import { MemoryCount } from './memory-count';
import { RecentMemories } from './recent-memories';

// They are done once; every later visit goes without their code.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

/** Recent memories, or first steps for a new account. */
export function MemoryOverview(
  actions: Pick<FirstStepsProps, 'onTellExample' | 'onAskExample'>,
): ReactElement {
  const memories = useListMemoriesQuery({ limit: RECENT_MEMORIES });
  const conversations = useConversationPagesInfiniteQuery(null);
  // Both decide what stands here; showing it piece by piece would make the page jump.
  const isSettled = conversations.data !== undefined || conversations.isError;
  const hasAsked = conversations.isError || (conversations.data?.pages[0]?.items.length ?? 0) > 0;

  return (
    <QueryBoundary
      query={isSettled ? memories : { ...memories, data: undefined, error: undefined }}
      errorTitle="Your memories could not be read"
      skeleton={<DashboardSkeleton />}
    >
      {({ items, total, totalIs }) => (
        <Suspense fallback={<DashboardSkeleton />}>
          <Stack spacing={2}>
            {!(total > 0 && hasAsked) && (
              <FirstSteps hasMemory={total > 0} hasAsked={hasAsked} {...actions} />
            )}
            {total > 0 && (
              <Grid container spacing={2}>
                <Grid size={{ xs: 12, md: 8 }}>
                  <RecentMemories memories={items} />
                </Grid>
                <Grid size={{ xs: 12, md: 4 }}>
                  <MemoryCount total={total} totalIs={totalIs} newest={items[0]} />
                </Grid>
              </Grid>
            )}
          </Stack>
        </Suspense>
      )}
    </QueryBoundary>
  );
}
