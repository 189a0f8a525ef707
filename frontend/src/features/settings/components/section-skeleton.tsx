import { Box, Card, PageSection, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** The shape of sections that are still being read; one number of rows for each. */
export function SectionSkeleton({ sections }: { sections: number[] }): ReactElement {
  return (
    // Its headings have no words yet, and an empty heading says nothing to somebody who listens.
    <Box aria-hidden>
      {sections.map((rows, index) => (
        <PageSection key={index} title={<Skeleton width={120} />} lead={<Skeleton width="80%" />}>
          <Card padding="none">
            {Array.from({ length: rows }, (_, row) => (
              <Stack key={row} direction="row" spacing={1.5} sx={{ alignItems: 'center', p: 2 }}>
                <Skeleton shape="block" width={32} height={32} />
                <Stack spacing={1} sx={{ flex: 1 }}>
                  <Skeleton width="40%" />
                  <Skeleton width="64%" height={10} />
                </Stack>
                <Skeleton shape="block" width={72} height={32} />
              </Stack>
            ))}
          </Card>
        </PageSection>
      ))}
    </Box>
  );
}
