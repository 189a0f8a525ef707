import { Button, Icon, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  useArchiveMemoryMutation,
  useUnarchiveMemoryMutation,
} from '../../../../shared/memory/api/memory-moves.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { notify } from '../../../../lib/notify';
import { SupersedeMemory } from '../history/supersede-memory';

export interface MemoryActionsProps {
  memory: Memory;
  onCorrect: () => void;
  onForget: (memory: Memory) => void;
}

export function MemoryActions({ memory, onCorrect, onForget }: MemoryActionsProps): ReactElement {
  const [archiveMemory] = useArchiveMemoryMutation();
  const [unarchiveMemory] = useUnarchiveMemoryMutation();
  const isArchived = memory.status === 'archived';

  const archive = async (): Promise<void> => {
    const { error } = await archiveMemory({ id: memory.id });
    if (error) return;
    notify.success('Archived', { action: { label: 'Undo', onSelect: () => void unarchive() } });
  };
  const unarchive = async (): Promise<void> => {
    const { error } = await unarchiveMemory({ id: memory.id });
    if (!error) notify.success('Back in your list');
  };

  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button size="sm" startIcon={<Icon name="edit" size={16} />} onClick={onCorrect}>
        Correct
      </Button>
      {memory.status === 'active' && <SupersedeMemory memory={memory} />}
      {(isArchived || memory.status === 'active') && (
        <Button
          size="sm"
          startIcon={<Icon name="archive" size={16} />}
          onClick={() => void (isArchived ? unarchive() : archive())}
        >
          {isArchived ? 'Unarchive' : 'Archive'}
        </Button>
      )}
      <Button
        size="sm"
        tone="danger"
        startIcon={<Icon name="trash" size={16} />}
        onClick={() => onForget(memory)}
      >
        Forget
      </Button>
    </Stack>
  );
}
