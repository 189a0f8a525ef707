import { type TwinPhrases } from '../language/phrases/twin-phrases.js';

/** What a mood from 1 to 5 is called. */
export function moodName(mood: number, phrases: TwinPhrases): string {
  return phrases.say(`mood-${String(mood)}`);
}
