import { useState } from 'react';
import { readVoiceSettings, type VoiceSettings, writeVoiceSettings } from '../lib/voice-settings';

export interface VoiceSettingsControl {
  settings: VoiceSettings;
  change: (changes: Partial<VoiceSettings>) => void;
}

/** How this device listens and speaks. */
export function useVoiceSettings(): VoiceSettingsControl {
  const [settings, setSettings] = useState(readVoiceSettings);
  const change = (changes: Partial<VoiceSettings>): void => {
    const next = { ...settings, ...changes };
    setSettings(next);
    writeVoiceSettings(next);
  };
  return { settings, change };
}
