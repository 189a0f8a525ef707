import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';

/** A few sentences; a longer answer is said in parts. */
const MAX_SPEECH_LENGTH = 1_000;

export const transcription = z
  .object({ text: z.string().meta({ description: 'Empty where nothing was heard.' }) })
  .meta({ id: 'Transcription' });
export type Transcription = z.output<typeof transcription>;

export const speakText = z.strictObject({ text: plainText(MAX_SPEECH_LENGTH) }).meta({ id: 'SpeakText' });
export type SpeakText = z.output<typeof speakText>;
