import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { memoryAddress } from '../../../lib/addresses';
import { notify } from '../../../lib/notify';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import { useDeleteMemoryMutation, useRestoreMemoryMutation } from '../api/ai-dashboard.api';

const UNDO_MS = 10_000;

/** What was learned is right until somebody says otherwise: it is corrected where it stands, or forgotten at once. */
export function LearnedActions({ memory }: { memory: Memory }): ReactElement {
  const [forget] = useDeleteMemoryMutation();
  const [restore] = useRestoreMemoryMutation();
  const { id } = memory;
  const handleForget = async (): Promise<void> => {
    const { error } = await forget({ id });
    if (error) return;
    notify.success('Forgotten', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onSelect: () => void restore({ id }) },
    });
  };
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton
          size="sm"
          label={`More for ${memoryTitle(memory.text)}`}
          icon={<Icon name="more" size={18} />}
          {...trigger}
        />
      )}
    >
      <MenuItem icon="edit" href={memoryAddress(id)}>
        Correct
      </MenuItem>
      <MenuItem icon="trash" tone="danger" onSelect={() => void handleForget()}>
        Forget
      </MenuItem>
    </Menu>
  );
}
