import { Card, Cluster, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';

const CELLS = 3;
/** Of the chart with its strip and its words. */
const CHART_HEIGHT = 460;

/** The shape of a metric that is coming. */
export function MetricSkeleton(): ReactElement {
  return (
    <Stack spacing={2}>
      <Cluster>
        {Array.from({ length: CELLS }, (_, index) => (
          <Card key={index} as="div" padding="dense">
            <Stack spacing={1}>
              <Skeleton width="40%" />
              <Skeleton width="56%" height={24} />
              <Skeleton width="80%" height={10} />
            </Stack>
          </Card>
        ))}
      </Cluster>
      <Card>
        <Skeleton shape="block" height={CHART_HEIGHT} />
      </Card>
    </Stack>
  );
}
