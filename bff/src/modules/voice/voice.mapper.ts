import { type VoicePhrase } from './voice-phrases.dto.js';
import { type VoicePhraseRow } from './voice-phrases.repository.js';

export function toVoicePhrase({ createdAt, ...row }: VoicePhraseRow): VoicePhrase {
  return { ...row, createdAt: createdAt.toISOString() };
}
