import { Card, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';

export function PeopleSkeleton({ rows }: { rows: number }): ReactElement {
  return (
    <Card padding="none">
      {Array.from({ length: rows }, (_, index) => (
        <Stack key={index} direction="row" spacing={2} sx={{ alignItems: 'center', px: 2.5, py: 1.5 }}>
          <Skeleton shape="circle" width={32} height={32} />
          <Stack spacing={1} sx={{ flex: 1 }}>
            <Skeleton width="32%" />
            <Skeleton width="48%" height={10} />
          </Stack>
        </Stack>
      ))}
    </Card>
  );
}
