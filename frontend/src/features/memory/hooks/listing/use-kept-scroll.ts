import { useCallback } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How far each list was scrolled, as long as the page lives. */
const offsets = new Map<string, number>();

export interface KeptScroll {
  /** Where the list was left, when the reader comes back to it. */
  initial: number;
  keep: (offset: number) => void;
}

/** Going back finds the list where it was left; going there anew starts at the top. */
export function useKeptScroll(key: string): KeptScroll {
  const isBack = useNavigationType() === NavigationType.Pop;
  const keep = useCallback((offset: number) => void offsets.set(key, offset), [key]);
  return { initial: isBack ? (offsets.get(key) ?? 0) : 0, keep };
}
