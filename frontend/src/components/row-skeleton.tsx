import { Box, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';

const titleWidths = ['72%', '58%', '80%', '64%', '76%'];

/** The shape of a list of memories. */
export function RowSkeleton({ rows }: { rows: number }): ReactElement {
  return (
    <Stack>
      {Array.from({ length: rows }, (_, index) => (
        <Stack key={index} direction="row" spacing={1.5} sx={{ px: 2, py: 1.5 }}>
          <Skeleton shape="block" width={24} height={24} />
          <Stack spacing={1} sx={{ flex: 1, py: 0.5 }}>
            <Skeleton width={titleWidths[index % titleWidths.length]} />
            <Skeleton width="40%" height={10} />
          </Stack>
          <Box sx={{ py: 0.5 }}>
            <Skeleton width={40} height={10} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
