import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { VoiceSettings } from '../lib/voice-settings';
import { voiceSlice } from '../state/voice.slice';

export interface VoiceSettingsControl {
  settings: VoiceSettings;
  change: (changes: Partial<VoiceSettings>) => void;
}

/** How this device listens and speaks. */
export function useVoiceSettings(): VoiceSettingsControl {
  const settings = useAppSelector(voiceSlice.selectSlice);
  const dispatch = useAppDispatch();
  return { settings, change: (changes) => void dispatch(voiceSlice.actions.settingsChanged(changes)) };
}
