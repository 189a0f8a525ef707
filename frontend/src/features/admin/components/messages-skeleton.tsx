import { Card, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';

export function MessagesSkeleton(): ReactElement {
  return (
    <Stack spacing={2}>
      {Array.from({ length: 3 }, (_, index) => (
        <Card
          key={index}
          glyph={<Skeleton shape="circle" width={32} height={32} />}
          title={<Skeleton width={160} />}
        >
          <Stack spacing={1.5}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="72%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
