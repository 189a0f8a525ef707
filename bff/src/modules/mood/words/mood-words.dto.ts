import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { moodStep } from '../mood-step.dto.js';

export const MAX_WORDS = 100;
export const MAX_WORD_LENGTH = 40;

/** A word for how somebody feels; letters count the same whether they are capitals. */
export const moodWord = plainText(MAX_WORD_LENGTH);

export const moodWords = z
  .object({ items: z.array(z.object({ word: z.string(), mood: moodStep })) })
  .meta({ id: 'MoodWords', description: 'One’s own words, each with its step, by the alphabet.' });
export type MoodWords = z.output<typeof moodWords>;

export const replaceMoodWords = z
  .strictObject({ items: z.array(z.strictObject({ word: moodWord, mood: moodStep })).max(MAX_WORDS) })
  .meta({
    id: 'ReplaceMoodWords',
    description: 'All of them; entries keep the word and the step that they have.',
  });
export type ReplaceMoodWords = z.output<typeof replaceMoodWords>;
