import type { TypedStartListening } from '@reduxjs/toolkit';
import { storedSearches } from '../../platform/storage/stored-searches';
import { ownerLeft } from '../state/owner-left';
import { draftStorage } from './draft-storage';
import { draftWritten } from './drafts.slice';

export function addDraftListeners(startListening: TypedStartListening<unknown>): void {
  startListening({
    actionCreator: draftWritten,
    effect: ({ payload: { name, draft, isEmpty } }) =>
      isEmpty ? draftStorage.remove(name) : draftStorage.write(name, draft),
  });
  startListening({
    actionCreator: ownerLeft,
    effect: ({ payload: next }) => {
      draftStorage.removeAll();
      if (next === undefined) draftStorage.release();
      storedSearches.clear();
    },
  });
}
