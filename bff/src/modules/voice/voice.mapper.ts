import { type VoicePhrase } from './voice-phrases.dto.js';
import { type VoicePhraseRow } from './voice-phrases.repository.js';
import { type VoiceUtterance } from './voice-utterances.dto.js';
import { type VoiceUtteranceRow } from './voice-utterances.repository.js';

export function toVoiceUtterance({ at, ...row }: VoiceUtteranceRow): VoiceUtterance {
  return { ...row, at: at.toISOString() };
}

export function toVoicePhrase({ createdAt, ...row }: VoicePhraseRow): VoicePhrase {
  return { ...row, createdAt: createdAt.toISOString() };
}
