import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { phraseKey } from './phrase-key.js';

const MAX_PHRASE_LENGTH = 200;
/** As long as a command may be. */
const MAX_SENTENCE_LENGTH = 2_000;

export const saveVoicePhrase = z
  .strictObject({
    phrase: plainText(MAX_PHRASE_LENGTH).refine(
      (phrase) => phraseKey(phrase) !== '',
      'The phrase has no words.',
    ),
    command: plainText(MAX_SENTENCE_LENGTH).meta({
      description: 'The sentence that is run in its place.',
    }),
  })
  .meta({ id: 'SaveVoicePhrase' });
export type SaveVoicePhrase = z.output<typeof saveVoicePhrase>;

export const voicePhrase = z
  .object({ id: z.uuid(), phrase: z.string(), command: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'VoicePhrase' });
export type VoicePhrase = z.output<typeof voicePhrase>;

export const voicePhraseList = z.object({ items: z.array(voicePhrase) }).meta({ id: 'VoicePhraseList' });
export type VoicePhraseList = z.output<typeof voicePhraseList>;
