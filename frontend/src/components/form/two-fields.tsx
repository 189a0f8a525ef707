import { Box } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';

/** Fields that belong together: two beside each other, on a phone one under the other. */
export function TwoFields({ children }: { children: ReactNode }): ReactElement {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
