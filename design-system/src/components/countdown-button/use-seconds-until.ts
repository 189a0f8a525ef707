import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** Whole seconds left, counted down; 0 once the moment has passed. */
export function useSecondsUntil(moment: number | null): number {
  return useSyncExternalStore(moment === null ? never : everySecond, () =>
    moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS)),
  );
}

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND_MS);
  return () => clearInterval(timer);
}

function never(): () => void {
  return () => undefined;
}
