import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForgetMemory } from '../../../components/use-forget-memory';
import { type Memory } from '../../../shared/memory/api/memory.api';
import type { MemoryView } from './use-memory-view';

/** Forgets at once and offers to undo it; the focus goes on to the next memory of the list. */
export function useForget(view: MemoryView): (memory: Memory) => Promise<void> {
  const forget = useForgetMemory();
  const navigate = useNavigate();
  const nextFocus = useRef<string | null>(null);

  useEffect(() => {
    // On a phone the list can take the focus only once it has taken the place of the detail.
    if (view.openId !== null || nextFocus.current === null) return;
    rowOf(nextFocus.current)?.querySelector('a')?.focus();
    nextFocus.current = null;
  }, [view.openId]);

  return async ({ id }) => {
    nextFocus.current = neighbourOf(id);
    void navigate(view.addressOf(null));
    await forget(id);
  };
}

function rowOf(memoryId: string): Element | null {
  return document.querySelector(`[data-memory="${memoryId}"]`);
}

/** The next of the rows that are in the document, or the one before. */
function neighbourOf(memoryId: string): string | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-memory]')].sort(byPlace);
  const place = rows.findIndex((row) => row.dataset['memory'] === memoryId);
  return (rows[place + 1] ?? rows[place - 1])?.dataset['memory'] ?? null;
}

/** A row that has just come into sight stands last in the document, wherever it is seen. */
function byPlace(a: HTMLElement, b: HTMLElement): number {
  return a.getBoundingClientRect().top - b.getBoundingClientRect().top;
}
