import { words } from '../../../common/language/tokens.js';
import { isSmall } from '../lists/list-words.js';

/** Shorter words are only alike where they are the same. */
const LEAST_LETTERS = 4;
/** What a plural or another ending may add. */
const MOST_ENDING = 3;

/** Without words that tell nothing, unless there are no others. */
export function tellingWords(text: string): string[] {
  const said = words(text);
  const telling = said.filter((word) => !isSmall(word));
  return telling.length > 0 ? telling : said;
}

/** Which share of what was said is in the text, 0..1; words in another form are alike. */
export function likeness(said: string, text: string): number {
  const wanted = tellingWords(said);
  const own = words(text);
  const found = wanted.filter((word) => own.some((each) => areAlike(word, each)));
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

/** Those that are most like what was said, where they have at least that share of it. */
export function mostAlike<Thing>(
  things: readonly Thing[],
  said: string,
  { textOf, least }: { readonly textOf: (thing: Thing) => string; readonly least: number },
): Thing[] {
  const scored = things.map((thing) => ({ thing, share: likeness(said, textOf(thing)) }));
  const best = Math.max(0, ...scored.map(({ share }) => share));
  return best < least ? [] : scored.filter(({ share }) => share === best).map(({ thing }) => thing);
}

/** "Rose" and "roses" are, "bin" and "bins" too; "can" and "candle" are not. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < LEAST_LETTERS) return longer === `${shorter}s`;
  return longer.startsWith(shorter) && longer.length - shorter.length <= MOST_ENDING;
}
