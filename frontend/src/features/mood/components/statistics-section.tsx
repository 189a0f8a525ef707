import { Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatQuantity } from '../../../lib/format';
import { useGetMoodStatisticsQuery } from '../../../shared/mood/api/mood.api';
import { Patterns } from './patterns';

const PATTERNS_PX = 320;

export function StatisticsSection({ range }: { range: { from: string; before: string } }): ReactElement {
  const query = useGetMoodStatisticsQuery(range, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load what goes with your mood"
      skeleton={<Skeleton shape="block" height={PATTERNS_PX} />}
    >
      {(statistics) => (
        <Stack spacing={1}>
          <Patterns statistics={statistics} />
          {statistics.sampleEntries > 0 && (
            <Text variant="caption" tone="muted">
              {formatQuantity(statistics.sampleEntries, 'entry', 'entries')} of these are sample data.
            </Text>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}
