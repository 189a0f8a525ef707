import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { storedRecord } from '../../../platform/storage/stored-record';
import { draftStorage } from '../../drafts/draft-storage';
import { ownerLeft } from '../../state/owner-left';
import { persistSlice } from '../../state/persistence';
import { rootSlices } from '../../state/root-slices';
import type { CreateMoodEntry } from '../api/mood.api';

/** An entry that was made without a connection. Its key sees to it that it is kept once, however often it is sent. */
export interface WaitingEntry {
  entry: CreateMoodEntry & { at: string };
  /** Why the server does not want it; it is not sent again by itself. */
  problem: string | null;
}

interface WaitingState {
  /** Whose they are; nobody else is shown them, and nobody else sends them. */
  owner: string;
  items: WaitingEntry[];
}

export const WAITING_KEY = 'mood-waiting';

/** On the device: an entry waits for days if need be, and outlives the tab that it was made in. */
const record = storedRecord(() => localStorage, WAITING_KEY, { ttlMs: Infinity });

const slice = createSlice({
  name: 'moodWaiting',
  initialState: () => readOf(draftStorage.owner()),
  reducers: {
    entryWaits({ items }, { payload }: PayloadAction<WaitingEntry['entry']>) {
      if (items.every(({ entry }) => entry.idempotencyKey !== payload.idempotencyKey)) {
        items.push({ entry: payload, problem: null });
      }
    },
    /** It was sent, or its owner wants it no more. */
    entryLeft(state, { payload: key }: PayloadAction<string>) {
      state.items = state.items.filter(({ entry }) => entry.idempotencyKey !== key);
    },
    entryRefused({ items }, { payload }: PayloadAction<{ key: string; problem: string }>) {
      const refused = items.find(({ entry }) => entry.idempotencyKey === payload.key);
      if (refused) refused.problem = payload.problem;
    },
    /** Another tab has changed them. */
    waitingRead: ({ owner }) => readOf(owner),
  },
  extraReducers: (builder) => {
    builder.addCase(ownerLeft, (_state, { payload: next }) =>
      next === undefined ? { owner: '', items: [] } : readOf(next),
    );
  },
});

declare module '../../state/root-slices' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- how a lazy slice adds its part
  export interface LazySlices extends WithSlice<typeof slice> {}
}

persistSlice(slice.reducerPath, record);

/** Comes with the frame, once it is idle, or with the first form. */
export const waitingSlice = slice.injectInto(rootSlices);
export const { entryWaits, entryLeft, entryRefused, waitingRead } = slice.actions;

/** What waits for that person; what another has left on the device goes when somebody else signs in. */
function readOf(owner: string): WaitingState {
  const stored = record.read();
  if (isState(stored) && stored.owner === owner) return stored;
  if (stored !== null && owner !== '') record.clear();
  return { owner, items: [] };
}

function isState(stored: unknown): stored is WaitingState {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'owner' in stored &&
    'items' in stored &&
    Array.isArray(stored.items)
  );
}
