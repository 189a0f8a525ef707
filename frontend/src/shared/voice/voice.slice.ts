import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { storedRecord } from '../../platform/storage/stored-record';
import { persistSlice } from '../state/persistence';
import { rootSlices } from '../state/root-slices';
import { type VoiceSettings, voiceSettingsFrom } from './voice-settings';

// A choice stays until it is changed.
const record = storedRecord(() => localStorage, 'voice', { ttlMs: Infinity });

const slice = createSlice({
  name: 'voice',
  initialState: (): VoiceSettings => voiceSettingsFrom(record.read()),
  reducers: {
    settingsChanged: (settings, { payload }: PayloadAction<Partial<VoiceSettings>>) => ({
      ...settings,
      ...payload,
    }),
  },
});

declare module '../state/root-slices' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- how a lazy slice adds its part
  export interface LazySlices extends WithSlice<typeof slice> {}
}

persistSlice(slice.reducerPath, record);

/** How this device listens and speaks; comes with the screen. */
export const voiceSlice = slice.injectInto(rootSlices);
