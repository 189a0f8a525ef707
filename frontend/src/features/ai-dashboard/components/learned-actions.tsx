import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useForgetMemory } from '../../../components/use-forget-memory';
import { memoryAddress } from '../../../lib/addresses';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { memoryTitle } from '../../../shared/memory/memory-outline';

/** What was learned is right until somebody says otherwise: it is corrected where it stands, or forgotten at once. */
export function LearnedActions({ memory }: { memory: Memory }): ReactElement {
  const forget = useForgetMemory();
  const { id } = memory;
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
      <MenuItem icon="trash" tone="danger" onSelect={() => void forget(id)}>
        Forget
      </MenuItem>
    </Menu>
  );
}
