import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteMemoryMutation, useRestoreMemoryMutation, type Memory } from '../../../api/memory.api';
import { notify } from '../../../lib/notify';
import type { MemoryView } from './use-memory-view';

/** Long enough to notice the slip; after that the memory's own address still offers to bring it back. */
const UNDO_MS = 10_000;

export interface ForgetOptions {
  /** The memories in the order of the list. */
  memories: Memory[];
  view: MemoryView;
}

/** Forgets at once and offers to undo it; the focus goes on to the next memory of the list. */
export function useForget({ memories, view }: ForgetOptions): (memory: Memory) => Promise<void> {
  const [deleteMemory] = useDeleteMemoryMutation();
  const [restoreMemory] = useRestoreMemoryMutation();
  const navigate = useNavigate();
  const nextFocus = useRef<string | null>(null);

  useEffect(() => {
    // On a phone the list can take the focus only once it has taken the place of the detail.
    if (view.openId !== null || nextFocus.current === null) return;
    focusRow(nextFocus.current);
    nextFocus.current = null;
  }, [view.openId]);

  return async ({ id }) => {
    nextFocus.current = neighbourOf(memories, id);
    void navigate(view.addressOf(null));
    const { error } = await deleteMemory({ id });
    if (error) return;
    notify.success('Forgotten', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onSelect: () => void restoreMemory({ id }) },
    });
  };
}

function neighbourOf(memories: Memory[], id: string): string | null {
  const index = memories.findIndex((memory) => memory.id === id);
  return (memories[index + 1] ?? memories[index - 1])?.id ?? null;
}

function focusRow(memoryId: string): void {
  document.querySelector<HTMLElement>(`[data-memory="${memoryId}"] a`)?.focus();
}
