import { type Scene } from '../matching/target-search.js';
import { type Range } from '../matching/candidate.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Form, FORM_TRAITS, type UnderstandingContext } from '../understanding.js';

const ENDS = ',;:–—-…• \n\t';

/** One sentence: its tokens, and what is known beside it. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: UnderstandingContext;
}

/** The words of a clause, without those that only join it to the one before; offsets are its own. */
export function cutOut(
  { start, end }: Range,
  { text, tokens }: Sentence,
  pack: Pack,
): { tokens: Token[]; text: string } {
  let from = start;
  while (from < end - 1 && isOf(pack, 'connector', tokens[from]?.text ?? '')) from++;
  const base = from === 0 ? 0 : (tokens[from]?.start ?? 0);
  const whole = text.slice(base, tokens[end]?.start ?? text.length);
  const own = tokens.slice(from, end).map((token, at) => ({
    ...token,
    start: token.start - base,
    end: token.end - base,
    before: at === 0 && from > 0 ? '' : token.before,
  }));
  return { tokens: own, text: end === tokens.length ? whole.trimEnd() : withoutEnd(whole) };
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Without where the words stand, which nobody outside needs. */
export function plainForm(form: Form): Form {
  return Object.fromEntries(FORM_TRAITS.map((trait) => [trait, form[trait]])) as Form;
}

/** What is known beside the words of a sentence. */
export function sceneOf({ names, areaId, last = [] }: UnderstandingContext): Scene {
  return {
    last,
    ...(names?.home && { index: names.home }),
    ...(areaId !== undefined && { areaId }),
  };
}
