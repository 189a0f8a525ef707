import { type Sentence } from '../sentence.js';
import { type Direction } from '../slots.js';

const COLD = 'cold|chilly|cool|freezing|icy';
const HOT = 'hot|warm|boiling|stuffy|roasting';
const FELT = new RegExp(String.raw`\b(?:${COLD}|${HOT})\b`, 'u');
const IS_COLD = new RegExp(String.raw`\b(?:${COLD})\b`, 'u');
const TOO = new RegExp(String.raw`\btoo (?:${COLD}|${HOT})\b`, 'u');
const TELLS =
  /^(?:(?:it|this)(?: room)?|(?:the |my |our )?@[af]\d+) (?:is|feels?|gets?|is getting)\b|^is it\b/u;

/** "It is freezing in the bedroom", "is it cold in here": of a room, not the weather. */
export function isFeltInside(sentence: Sentence): boolean {
  const { text } = sentence;
  const isInside =
    sentence.linked('area').length + sentence.linked('floor').length > 0 ||
    /\bin here\b|\bthis room\b/u.test(text);
  return isInside && TELLS.test(text) && FELT.test(text);
}

/** Which way the heating is wanted: surely where it is too cold, perhaps where it is cold. */
export function wantedWarmth(sentence: Sentence): { direction: Direction; isSure: boolean } | undefined {
  const { text } = sentence;
  if (!isFeltInside(sentence) || /^is\b/u.test(text)) return undefined;
  return { direction: IS_COLD.test(text) ? 'up' : 'down', isSure: TOO.test(text) };
}
