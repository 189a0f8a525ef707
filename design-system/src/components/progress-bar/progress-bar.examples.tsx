import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { ProgressBar } from './progress-bar';

export function PartOfTheWay(): ReactElement {
  return (
    <Stack spacing={3}>
      <ProgressBar label="Keeping 100 paragraphs" value={62} valueText="62 of 100" />
      <ProgressBar label="Reading the file" value={1} max={4} />
    </Stack>
  );
}
