import { useState, type ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Slider } from './slider';

export function Brightness(): ReactElement {
  const [percent, setPercent] = useState(40);
  const words = (value: number): string => `${String(value)}%`;
  return (
    <Stack spacing={2}>
      <Slider label="Brightness" value={percent} valueText={words} onCommit={setPercent} />
      <Slider label="Out of reach" value={70} valueText={words} onCommit={setPercent} disabled />
    </Stack>
  );
}
