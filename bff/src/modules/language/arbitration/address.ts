import { isOf, type Pack } from '../pack/pack.js';
import { particleEnd } from '../matching/particles.js';
import { type Token } from '../tokens/token.js';

const COMMA = ',';
/** What is asked or ordered begins with one of these, beside verbs. */
const OPENING = ['question', 'auxiliary', 'courtesy'];

/**
 * The words without whom they are said to: "Robin, turn the lamp off". That is one word which no pack knows, in front of
 * a comma and of what asks or orders, or right in front of an order.
 */
export function withoutAddress(
  tokens: readonly Token[],
  { pack, isKnown }: { readonly pack: Pack; readonly isKnown: (word: string) => boolean },
): readonly Token[] {
  const lead = tokens.findIndex(({ text }) => !isOf(pack, 'courtesy', text));
  const [who, first] = tokens.slice(lead, lead + 2);
  if (lead < 0 || !who || !first || who.number !== undefined || pack.known.has(who.text)) return tokens;
  const isVerb = pack.verbs.has(first.text) && !isOf(pack, 'same_past', first.text);
  const isOpening = isVerb || OPENING.some((name) => isOf(pack, name, first.text));
  const isOrder =
    isVerb && !isKnown(who.text) && particleEnd(pack, 'command_object', tokens, lead + 2) !== undefined;
  if (!(first.before.includes(COMMA) ? isOpening : isOrder)) return tokens;
  return [...tokens.slice(0, lead), ...tokens.slice(lead + 1)];
}
