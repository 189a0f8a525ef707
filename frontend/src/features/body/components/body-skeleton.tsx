import { Card, Cluster, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { RowSkeleton } from '../../../components/row-skeleton';

const CELLS = 8;

/** The shape of an overview that is coming. */
export function BodySkeleton(): ReactElement {
  return (
    <Stack spacing={4}>
      <Card>
        <Skeleton width="48%" height={28} />
        <Skeleton width="80%" style={{ marginTop: 12 }} />
      </Card>
      <Cluster data-cells="wide">
        {Array.from({ length: CELLS }, (_, index) => (
          <Card key={index} as="div" padding="dense">
            <Stack spacing={1.5}>
              <Skeleton width="56%" />
              <Skeleton width="36%" height={24} />
              <Skeleton shape="block" height={40} />
              <Skeleton width="40%" height={10} />
            </Stack>
          </Card>
        ))}
      </Cluster>
      <Card padding="none">
        <RowSkeleton rows={3} />
      </Card>
    </Stack>
  );
}
