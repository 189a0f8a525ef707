import { Box, Card, Grid, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { RowSkeleton } from '../../../components/row-skeleton';
import { RECENT_MEMORIES } from '../lib/recent';

export function DashboardSkeleton(): ReactElement {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 8 }}>
        <Card padding="none">
          <Box sx={{ p: 2.5 }}>
            <Skeleton width={140} />
          </Box>
          <RowSkeleton rows={RECENT_MEMORIES} />
        </Card>
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Card>
          <Stack spacing={2}>
            <Skeleton width={96} height={24} shape="block" />
            <Skeleton width={120} height={36} shape="block" />
            <Skeleton width={160} />
          </Stack>
        </Card>
      </Grid>
    </Grid>
  );
}
