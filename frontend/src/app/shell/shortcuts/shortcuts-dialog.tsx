import { Dialog, Stack, Switch, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { KeyList } from '../../../components/key-list';
import { LIST_KEYS } from '../../../features/memory/hooks/listing/list-keys';
import { frameShortcuts, goShortcuts } from './shortcuts';

interface ShortcutsDialogProps {
  hasLetterKeys: boolean;
  onChange: (hasLetterKeys: boolean) => void;
  onClose: () => void;
}

/** Every key that does something, and the way to be left alone by letters. */
export function ShortcutsDialog({ hasLetterKeys, onChange, onClose }: ShortcutsDialogProps): ReactElement {
  const parts = [
    { title: 'Everywhere', shortcuts: frameShortcuts },
    { title: 'Go to', shortcuts: goShortcuts() },
    { title: 'In the list of memories', shortcuts: LIST_KEYS },
  ];
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <Stack spacing={3} sx={{ pt: 1 }}>
        <Switch
          label="Single-key shortcuts"
          checked={hasLetterKeys}
          onChange={(event) => onChange(event.target.checked)}
        />
        {parts.map(({ title, shortcuts }) => (
          <Stack key={title} spacing={1.5}>
            <Text as="h3" variant="h3">
              {title}
            </Text>
            <KeyList shortcuts={shortcuts} />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
