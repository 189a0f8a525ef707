import { useSharedDispatch, useSharedSelector } from '../state/hooks';
import type { VoiceSettings } from './voice-settings';
import { voiceSlice } from './voice.slice';

export interface VoiceSettingsControl {
  settings: VoiceSettings;
  change: (changes: Partial<VoiceSettings>) => void;
}

/** How this device listens and speaks. */
export function useVoiceSettings(): VoiceSettingsControl {
  const settings = useSharedSelector(voiceSlice.selectSlice);
  const dispatch = useSharedDispatch();
  return { settings, change: (changes) => void dispatch(voiceSlice.actions.settingsChanged(changes)) };
}
