import { useEffect, useRef, useState, type FocusEvent } from 'react';

export interface ListFocus {
  /** The row that is to have the focus once it is there; null when none waits for it. */
  wanted: number | null;
  /** The row that has it, or had it last: it is kept in the document though it may be out of sight. */
  position: number | null;
  move: (position: number) => void;
  handleArrived: () => void;
  handleFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** The focus in a list of which only some rows are in the document. */
export function useListFocus(total: number, scrollTo: (position: number) => void): ListFocus {
  const [wanted, setWanted] = useState<number | null>(null);
  const [position, setPosition] = useState<number | null>(null);
  const hadFocus = useRef(false);

  const move = (next: number): void => {
    const within = Math.min(Math.max(0, next), total - 1);
    setPosition(within);
    setWanted(within);
    scrollTo(within);
  };

  useEffect(() => {
    // The row that had it has left the list, and the one in its place takes it.
    if (!hadFocus.current || position === null || total === 0) return;
    if (document.activeElement === document.body) linkAt(Math.min(position, total - 1))?.focus();
  }, [total, position]);

  return {
    wanted,
    position,
    move,
    handleArrived: () => setWanted(null),
    handleFocus: ({ target }) => {
      hadFocus.current = true;
      const own = positionOf(target);
      if (own !== null) setPosition(own);
    },
  };
}

/** The way into the memory at that position, if it is in the document. */
export function linkAt(position: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-position="${position}"] a`);
}

function positionOf(element: EventTarget): number | null {
  const row = element instanceof Element ? element.closest<HTMLElement>('[data-position]') : null;
  return row ? Number(row.dataset['position']) : null;
}
