import type { ReactElement } from 'react';
import { Card } from '../card/card';
import { Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

export function ShapeOfACard(): ReactElement {
  return (
    <Card aria-busy aria-label="Loading">
      <Stack spacing={1.5}>
        <Skeleton shape="block" width={32} height={32} />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="82%" />
        <Skeleton width={96} height={24} />
      </Stack>
    </Card>
  );
}
