import { useCallback } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scroll offsets by list, kept until the page is reloaded. */
const offsets = new Map<string, number>();

export interface SavedScroll {
  /** Saved offset, on back navigation only. */
  initial: number;
  save: (offset: number) => void;
}

/** Restores the scroll offset on back navigation; a new visit starts at the top. */
export function useSavedScroll(key: string): SavedScroll {
  const isBack = useNavigationType() === NavigationType.Pop;
  const save = useCallback((offset: number) => void offsets.set(key, offset), [key]);
  return { initial: isBack ? (offsets.get(key) ?? 0) : 0, save };
}
