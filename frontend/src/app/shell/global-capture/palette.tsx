import { CommandPalette } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useCommands } from './use-commands';

interface PaletteProps {
  onClose: () => void;
  onCapture: () => void;
  onMood: () => void;
  onKeys: () => void;
  onFold: () => void;
}

/** Command palette: open a screen, find or save a memory, ask the twin. */
export function Palette({ onClose, ...acts }: PaletteProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { groups, status } = useCommands(typed.trim(), acts);
  return (
    <CommandPalette
      open
      onClose={onClose}
      label="Find or do"
      placeholder="Find, ask, remember, or say what should happen"
      value={typed}
      onChange={setTyped}
      groups={groups}
      status={status}
    />
  );
}
