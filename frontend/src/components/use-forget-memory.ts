import { notify } from '../lib/notify';
import { useDeleteMemoryMutation } from '../shared/memory/api/memory-moves.api';
import { useRestoreMemoryMutation } from '../shared/memory/api/trash.api';

/** Long enough to notice the slip; after that the memory's own address still offers to bring it back. */
const UNDO_MS = 10_000;

/** Forgets a memory at once and offers to undo it. */
export function useForgetMemory(): (id: string) => Promise<void> {
  const [deleteMemory] = useDeleteMemoryMutation();
  const [restoreMemory] = useRestoreMemoryMutation();
  return async (id) => {
    const { error } = await deleteMemory({ id });
    if (error) return;
    notify.success('Forgotten', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onSelect: () => void restoreMemory({ id }) },
    });
  };
}
