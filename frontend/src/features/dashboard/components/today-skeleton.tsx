import { Box, Card, Skeleton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { TWO, WIDE } from '../lib/today-grid';

/** As tall as five rows of memories with their head; the first load has no room for a drawing of them. */
const RECENT_HEIGHT = 360;

/** The shape of what is coming beside and below the field. */
export function TodaySkeleton(): ReactElement {
  return (
    <>
      <Box sx={TWO}>
        <Card>
          <Skeleton width="60%" height={56} shape="block" />
        </Card>
      </Box>
      <Box sx={WIDE}>
        <Card>
          <Skeleton height={RECENT_HEIGHT} shape="block" />
        </Card>
      </Box>
    </>
  );
}
