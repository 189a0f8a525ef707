import { Button, Card, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { SearchWeightsList } from '../../../components/search-weights';
import { notify } from '../../../lib/notify';
import {
  useGetSearchWeightsQuery,
  useResetSearchWeightsMutation,
} from '../../../shared/memory/api/search-learning.api';

/** What search has learned of its owner, and the way back to the usual. */
export function RankingCard(): ReactElement {
  const query = useGetSearchWeightsQuery();
  const [reset, { isLoading }] = useResetSearchWeightsMutation();
  const handleReset = async (): Promise<void> => {
    const { error } = await reset();
    if (!error) notify.success('Search preferences reset.');
  };
  return (
    <Card title="How search ranks for you" aria-label="How search ranks for you">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load search preferences"
        skeleton={<Skeleton shape="block" height={240} />}
      >
        {(learned) => (
          <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
            <SearchWeightsList {...learned} />
            {learned.judgements > 0 && (
              <Button size="sm" loading={isLoading} onClick={() => void handleReset()}>
                Reset search preferences
              </Button>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}
