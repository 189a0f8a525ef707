import { useState, type ReactElement } from 'react';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'always', label: 'Always', hint: 'With an undo under the answer.' },
  { value: 'ask', label: 'Ask me' },
  { value: 'never', label: 'Only when I say “remember”' },
] as const;

export function WithHints(): ReactElement {
  const [value, setValue] = useState<'always' | 'ask' | 'never'>('always');
  return <RadioGroup label="Keep what I tell" options={options} value={value} onChange={setValue} />;
}
