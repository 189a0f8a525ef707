import { useNavigate } from 'react-router-dom';
import { useDeleteMemoryMutation, useRestoreMemoryMutation, type Memory } from '../../../api/memory.api';
import { notify } from '../../../lib/notify';

/** Long enough to notice the slip; after that the memory's own address still offers to bring it back. */
const UNDO_MS = 10_000;

export interface ForgetOptions {
  /** The memories in the order of the list. */
  memories: Memory[];
  /** Where the list stands alone. */
  listHref: string;
}

/** Forgets at once and offers to undo it; the focus goes on to the next memory of the list. */
export function useForget({ memories, listHref }: ForgetOptions): (memory: Memory) => Promise<void> {
  const [deleteMemory] = useDeleteMemoryMutation();
  const [restoreMemory] = useRestoreMemoryMutation();
  const navigate = useNavigate();

  return async ({ id }) => {
    const neighbour = neighbourOf(memories, id);
    void navigate(listHref);
    requestAnimationFrame(() => focusRow(neighbour));
    const { error } = await deleteMemory({ id });
    if (error) return;
    notify.success('Forgotten', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onSelect: () => void restoreMemory({ id }) },
    });
  };
}

function neighbourOf(memories: Memory[], id: string): Memory | undefined {
  const index = memories.findIndex((memory) => memory.id === id);
  return memories[index + 1] ?? memories[index - 1];
}

function focusRow(memory: Memory | undefined): void {
  const row = memory && document.querySelector<HTMLElement>(`[data-memory="${memory.id}"] a`);
  (row ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
