import type { TypedStartListening } from '@reduxjs/toolkit';
import type { RecordStore } from '../../platform/storage/stored-record';

type Slices = Record<string, unknown>;

const records = new Map<string, RecordStore>();

/** Keeps a slice in the browser's storage; its initial state is for the slice to read. */
export function persistSlice(reducerPath: string, record: RecordStore): void {
  records.set(reducerPath, record);
}

export function addPersistenceListeners(start: TypedStartListening<unknown>): void {
  start.withTypes<Slices>()({
    predicate: (_action, current, before) => changed(current, before).length > 0,
    effect: (_action, { getState, getOriginalState }) => {
      const state = getState();
      for (const [path, record] of changed(state, getOriginalState())) record.write(state[path]);
    },
  });
}

/** A slice that has only just come is as it was stored. */
function changed(current: Slices, before: Slices): [path: string, record: RecordStore][] {
  return [...records].filter(([path]) => before[path] !== undefined && before[path] !== current[path]);
}
