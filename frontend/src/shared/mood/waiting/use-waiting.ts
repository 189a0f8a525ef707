import { useSharedSelector } from '../../state/hooks';
import { type WaitingEntry, waitingSlice } from './waiting.slice';

const NONE: readonly WaitingEntry[] = [];

/** The entries that wait to be sent, the first one first. */
export function useWaiting(): readonly WaitingEntry[] {
  return useSharedSelector((state) => state[waitingSlice.reducerPath]?.items ?? NONE);
}
