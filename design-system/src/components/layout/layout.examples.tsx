import type { ReactElement } from 'react';
import { Card } from '../card/card';
import { Text } from '../text/text';
import { Box, Grid, Stack } from './layout';
import { Page } from './page';

export function StackInRowsAndColumns(): ReactElement {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Text>One</Text>
      <Text>Two</Text>
      <Text>Three</Text>
    </Stack>
  );
}

export function TwelveColumns(): ReactElement {
  return (
    <Grid container spacing={2}>
      {[8, 4, 6, 6].map((columns, index) => (
        <Grid key={index} size={{ xs: 12, sm: 6, lg: columns }}>
          <Card>{columns} of 12</Card>
        </Grid>
      ))}
    </Grid>
  );
}

export function BoxWithRoles(): ReactElement {
  return (
    <Box
      sx={{ p: 2, bgcolor: 'surface.sunken', color: 'text.muted', border: 1, borderColor: 'border.hairline' }}
    >
      Grid steps and colour roles as values of sx
    </Box>
  );
}

export function PageWidths(): ReactElement {
  return (
    <>
      <Page>As wide as the work</Page>
      <Page width="read">As wide as a conversation</Page>
    </>
  );
}
