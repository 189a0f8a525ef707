export interface VoiceSettings {
  isMuted: boolean;
  isHandsFree: boolean;
  /** How long what was said stands to be changed before it runs. */
  pauseMs: number;
  /** Of the spoken answer: 1 is usual. */
  rate: number;
  /** A browser voice by its name, `server`, or empty for whatever there is. */
  voice: string;
  readsMood: boolean;
  /** Whether the browser may send the sound to its maker. */
  remote: 'unasked' | 'accepted' | 'declined';
}

export const PAUSES_MS = { min: 500, max: 6_000, step: 500 };
export const RATES = { min: 0.5, max: 2, step: 0.1 };

const usual: VoiceSettings = {
  isMuted: false,
  isHandsFree: false,
  pauseMs: 1_500,
  rate: 1,
  voice: '',
  readsMood: true,
  remote: 'unasked',
};

/** As they were left on this device; what is not as it should be is as usual. */
export function voiceSettingsFrom(stored: unknown): VoiceSettings {
  const given: Record<string, unknown> = typeof stored === 'object' ? { ...stored } : {};
  return {
    isMuted: given['isMuted'] === true,
    isHandsFree: given['isHandsFree'] === true,
    pauseMs: within(given['pauseMs'], PAUSES_MS) ?? usual.pauseMs,
    rate: within(given['rate'], RATES) ?? usual.rate,
    voice: typeof given['voice'] === 'string' ? given['voice'] : usual.voice,
    readsMood: given['readsMood'] !== false,
    remote: given['remote'] === 'accepted' || given['remote'] === 'declined' ? given['remote'] : 'unasked',
  };
}

function within(value: unknown, { min, max }: { min: number; max: number }): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}
