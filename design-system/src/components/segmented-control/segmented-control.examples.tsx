import { useState, type ReactElement } from 'react';
import { SegmentedControl } from './segmented-control';

const options = [
  { value: '7d', label: '7 d' },
  { value: '28d', label: '28 d' },
  { value: '1y', label: '1 y' },
] as const;

export function Range(): ReactElement {
  const [value, setValue] = useState<'7d' | '28d' | '1y'>('28d');
  return <SegmentedControl label="Range" options={options} value={value} onChange={setValue} />;
}
