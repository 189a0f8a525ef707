import { useState, type ReactElement } from 'react';
import { Text } from '../text/text';
import { tabPanelProps, Tabs } from './tabs';

const items = [
  { value: 'overview', label: 'Overview' },
  { value: 'sleep', label: 'Sleep' },
  { value: 'heart', label: 'Heart' },
  { value: 'movement', label: 'Movement', count: 12 },
] as const;

export function WithPanel(): ReactElement {
  const [value, setValue] = useState<(typeof items)[number]['value']>('overview');
  return (
    <>
      <Tabs label="Body" items={items} value={value} onChange={setValue} idPrefix="body" />
      <div {...tabPanelProps('body', value)}>
        <Text>What {value} shows.</Text>
      </div>
    </>
  );
}
