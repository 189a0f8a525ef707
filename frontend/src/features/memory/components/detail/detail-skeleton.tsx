import { Skeleton, Stack } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useIsSlow } from '../../../../components/use-is-slow';

export function DetailSkeleton(): ReactNode {
  if (!useIsSlow()) return null;
  return (
    <Stack spacing={2} aria-busy>
      <Stack direction="row" spacing={1}>
        <Skeleton width={72} height={28} shape="block" />
        <Skeleton width={56} height={28} shape="block" />
      </Stack>
      <Skeleton width="60%" height={30} />
      <Skeleton />
      <Skeleton width="84%" />
      <Skeleton height={64} shape="block" style={{ marginTop: 24 }} />
    </Stack>
  );
}
