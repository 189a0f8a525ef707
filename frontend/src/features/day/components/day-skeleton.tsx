import { Box, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** As high as what is coming. */
const RIBBON_PX = 420;
const LIST_PX = 520;

export function DaySkeleton(): ReactElement {
  return (
    <Stack spacing={2}>
      <Box sx={{ width: '60%' }}>
        <Skeleton />
      </Box>
      <Skeleton shape="block" height={RIBBON_PX} />
      <Skeleton shape="block" height={LIST_PX} />
    </Stack>
  );
}
