import { Box, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** Once a screen. */
export function NotMedical(): ReactElement {
  return (
    <Box sx={{ mt: 3 }}>
      <Text variant="caption" tone="faint" as="p">
        Twyn is not a medical device. Ranges are your own, from the last 60 days (median and spread), not a
        norm.
      </Text>
    </Box>
  );
}
