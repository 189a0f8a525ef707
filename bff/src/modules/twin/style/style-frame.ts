import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type TwinStyle } from './style.dto.js';

export type Band = 'low' | 'middle' | 'high';

/** What a style puts around the facts of an answer. It has none of its own. */
export interface StyleFrame {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** From here on a slider is no longer at its low end, and from there on at its high one. */
const MIDDLE = 34;
const HIGH = 67;

/** `isOpening`: the first answer of a talk. Said under every one, a kindness or a joke is a tic. */
export function frameOf(style: TwinStyle, phrases: TwinPhrases, isOpening = true): StyleFrame {
  const [length, formality] = [bandOf(style.length), bandOf(style.formality)];
  const isWarm = bandOf(style.warmth) === 'high';
  return {
    before: [
      ...(isWarm && isOpening && length !== 'low' ? [phrases.say('style-warm')] : []),
      ...(length === 'low' ? [] : [phrases.say(`style-begin-${formality}`)]),
    ],
    after: [
      ...(length === 'high' ? [phrases.say(`style-end-${formality}`)] : []),
      ...(isWarm && isOpening ? [phrases.say('style-warm-end')] : []),
      ...(bandOf(style.humour) === 'high' && isOpening ? [phrases.say('style-joke')] : []),
    ],
  };
}

/** In which third of its way a slider stands. */
export function bandOf(value: number): Band {
  if (value < MIDDLE) return 'low';
  return value < HIGH ? 'middle' : 'high';
}
