import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';

/** Who wrote down what was said: the device, the browser's maker, the configured server, or nobody: it was typed. */
const VOICE_ENGINES = ['device', 'browser', 'server', 'typed'] as const;

/** As of a run of commands, and `failed` where the server gave no answer. */
const UTTERANCE_OUTCOMES = ['done', 'confirm', 'ask', 'none', 'failed'] as const;

/** As long as a command may be. */
export const MAX_UTTERANCE_LENGTH = 2_000;
const MAX_ANSWER_LENGTH = 4_000;
const MAX_DURATION_MS = 3_600_000;

const outcome = z.enum(UTTERANCE_OUTCOMES);
const durationMs = z.number().int().min(0).max(MAX_DURATION_MS).meta({
  description: 'From the end of what was said to the answer.',
});

export const createVoiceUtterance = z
  .strictObject({
    text: plainText(MAX_UTTERANCE_LENGTH),
    engine: z.enum(VOICE_ENGINES),
    outcome,
    answer: plainText(MAX_ANSWER_LENGTH),
    durationMs,
  })
  .meta({ id: 'CreateVoiceUtterance' });
export type CreateVoiceUtterance = z.output<typeof createVoiceUtterance>;

export const changeVoiceUtterance = z
  .strictObject({ outcome, answer: plainText(MAX_ANSWER_LENGTH) })
  .meta({ id: 'ChangeVoiceUtterance', description: 'What came of it once it was confirmed.' });
export type ChangeVoiceUtterance = z.output<typeof changeVoiceUtterance>;

export const voiceUtterance = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    text: z.string(),
    engine: z.enum(VOICE_ENGINES),
    outcome,
    answer: z.string(),
    durationMs,
  })
  .meta({ id: 'VoiceUtterance' });
export type VoiceUtterance = z.output<typeof voiceUtterance>;

export const voiceUtterancesQuery = timePageQuery.meta({ id: 'VoiceUtterancesQuery' });
export type VoiceUtterancesQuery = z.output<typeof voiceUtterancesQuery>;

export const voiceUtterancePage = z
  .object({ items: z.array(voiceUtterance), nextCursor: z.string().nullable() })
  .meta({ id: 'VoiceUtterancePage' });
export type VoiceUtterancePage = z.output<typeof voiceUtterancePage>;
