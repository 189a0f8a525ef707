import { CommandPalette } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useCommands } from './use-commands';

interface PaletteProps {
  onClose: () => void;
  onCapture: () => void;
}

/** Command palette: open a screen, find or save a memory, ask the twin. */
export function Palette({ onClose, onCapture }: PaletteProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { groups, status } = useCommands(typed.trim(), onCapture);
  return (
    <CommandPalette
      open
      onClose={onClose}
      label="Commands"
      placeholder="Go, ask, remember, find"
      value={typed}
      onChange={setTyped}
      groups={groups}
      status={status}
    />
  );
}
