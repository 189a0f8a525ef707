import { clearAllListeners } from '@reduxjs/toolkit';
import { forgetToasts } from '@twyn/design-system';
import { onTestFinished } from 'vitest';
import { type AppStore, makeStore, type RootState } from '../store/store';

/** The real store; what it still waits for ends with the test, and cannot reach into the next one. */
export function makeTestStore(state?: Partial<RootState>): AppStore {
  const store = makeStore(state);
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
    forgetToasts();
  });
  return store;
}
