import { Box, Card, Skeleton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { RowSkeleton } from '../../../components/row-skeleton';
import { RECENT_MEMORIES } from '../lib/recent';
import { TWO, WIDE } from '../lib/today-grid';

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
        <Card padding="none">
          <RowSkeleton rows={RECENT_MEMORIES} />
        </Card>
      </Box>
    </>
  );
}
