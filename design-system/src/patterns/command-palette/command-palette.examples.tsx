import { useState, type ReactElement } from 'react';
import { Button } from '../../components/button/button';
import type { CommandGroup } from './command-list';
import { CommandPalette } from './command-palette';

const nothing = (): void => undefined;
const groups: CommandGroup[] = [
  {
    label: 'Do',
    options: [
      { id: 'remember', icon: 'plus', label: 'Remember “Ana is allergic to peanuts”', onSelect: nothing },
      { id: 'ask', icon: 'ask', label: 'Ask “Ana is allergic to peanuts”', onSelect: nothing },
    ],
  },
  {
    label: 'Memories',
    options: [
      {
        id: 'memory',
        icon: 'memory',
        label: 'Ana told me in Porto, after the octopus, that she can’t eat nuts.',
        detail: '12 August',
        onSelect: nothing,
      },
    ],
  },
  { label: 'Go to', options: [{ id: 'today', icon: 'today', label: 'Today', onSelect: nothing }] },
];

export function GoAnywhere(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [value, setValue] = useState('');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the palette</Button>
      <CommandPalette
        open={isOpen}
        onClose={() => setIsOpen(false)}
        label="Commands"
        placeholder="Go, ask, remember, find"
        value={value}
        onChange={setValue}
        groups={groups}
        status="1 memory"
      />
    </>
  );
}
