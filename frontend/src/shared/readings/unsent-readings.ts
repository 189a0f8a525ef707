import type { TypedStartListening } from '@reduxjs/toolkit';
import { storedRecord } from '../../platform/storage/stored-record';
import { ownerLeft } from '../state/owner-left';

/**
 * Readings of a strap that the server has not confirmed, so that neither a reload nor a day without a network loses them.
 * Windows share it: each writes what it knows, and the server keeps what comes twice once.
 */
export const unsentReadings = storedRecord(() => localStorage, 'unsent-readings', { ttlMs: Infinity });

export function addUnsentReadingsListeners(start: TypedStartListening<unknown>): void {
  start({ actionCreator: ownerLeft, effect: () => unsentReadings.clear() });
}
