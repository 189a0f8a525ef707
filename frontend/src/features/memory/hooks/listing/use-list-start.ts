import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Where each list began, as long as the page lives. */
const starts = new Map<string, string | null>();

export interface ListStart {
  /** The cursor that the list begins with; null is its top. */
  start: string | null;
  startAt: (cursor: string | null) => void;
}

/** A list may begin at a month far down. Going back finds it so; another one begins at its top. */
export function useListStart(key: string): ListStart {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [chosen, setChosen] = useState<{ key: string; start: string | null } | null>(null);
  const kept = isBack ? (starts.get(key) ?? null) : null;
  return {
    start: chosen?.key === key ? chosen.start : kept,
    startAt: (start) => {
      starts.set(key, start);
      setChosen({ key, start });
    },
  };
}
