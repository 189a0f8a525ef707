import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { storedRecord } from '../../platform/storage/stored-record';
import { persistSlice } from '../state/persistence';
import { rootSlices } from '../state/root-slices';

interface PreferencesState {
  /** The day, as `Date.toDateString` writes it, for which "On this day" is hidden. */
  onThisDayHiddenFor: string | null;
}

// A choice stays until it is changed.
const record = storedRecord(() => localStorage, 'view-preferences', { ttlMs: Infinity });

const slice = createSlice({
  name: 'preferences',
  initialState: (): PreferencesState => preferencesFrom(record.read()),
  reducers: {
    onThisDayHidden(state, { payload }: PayloadAction<string>) {
      state.onThisDayHiddenFor = payload;
    },
  },
  selectors: {
    selectOnThisDayHiddenFor: ({ onThisDayHiddenFor }) => onThisDayHiddenFor,
  },
});

declare module '../state/root-slices' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- how a lazy slice adds its part
  export interface LazySlices extends WithSlice<typeof slice> {}
}

persistSlice(slice.reducerPath, record);

const preferencesSlice = slice.injectInto(rootSlices);

/** What this device shows and hides; comes with the first screen that asks. */
export const { selectOnThisDayHiddenFor } = preferencesSlice.selectors;
export const { onThisDayHidden } = preferencesSlice.actions;

function preferencesFrom(stored: unknown): PreferencesState {
  const given: Record<string, unknown> = typeof stored === 'object' ? { ...stored } : {};
  const day = given['onThisDayHiddenFor'];
  return { onThisDayHiddenFor: typeof day === 'string' ? day : null };
}
