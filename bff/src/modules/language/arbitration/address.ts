import { isOf, type Pack } from '../pack/pack.js';
import { particleEnd } from '../matching/particles.js';
import { type Token } from '../tokens/token.js';

const COMMA = ',';
/** What is asked or ordered begins with one of these, beside verbs. */
const OPENING = ['question', 'auxiliary', 'courtesy'];

/**
 * The words without whom they are said to: "Robin, turn the lamp off", "hey Robin turn the lamp off", "Robin could you …".
 * That is one word which no pack knows, in front of a comma and of what asks or orders, or right in front of an order.
 * In some languages a verb is known for polite by a "you" with a capital, which says nothing: "Schalten Sie …".
 */
export function withoutAddress(
  tokens: readonly Token[],
  { pack, isKnown }: { readonly pack: Pack; readonly isKnown: (word: string) => boolean },
): readonly Token[] {
  const lead = tokens.findIndex(({ text }) => !isOf(pack, 'courtesy', text));
  const [who, first] = tokens.slice(lead, lead + 2);
  if (lead < 0 || !who || !first || who.number !== undefined) return tokens;
  if (pack.known.has(who.text)) return withoutPoliteYou(tokens, lead + 1, pack);
  const has = (name: string, at: number): boolean => particleEnd(pack, name, tokens, at) !== undefined;
  const isVerb = pack.verbs.has(first.text) && !isOf(pack, 'same_past', first.text);
  const isOpening = isVerb || OPENING.some((name) => isOf(pack, name, first.text));
  const isCalled = lead > 0 && has('call', lead - 1);
  const isUnknown = isCalled || !isKnown(who.text);
  const isOrder = isVerb && has('command_object', lead + 2);
  const isAsked = isUnknown && (isOrder || has('asking_you', lead + 1));
  if (!(first.before.includes(COMMA) ? isOpening : isAsked)) return tokens;
  return [...tokens.slice(0, lead), ...tokens.slice(lead + 1)];
}

/** "Vergessen Sie das" is "vergessen das", and "sie" without its capital is somebody. */
function withoutPoliteYou(tokens: readonly Token[], at: number, pack: Pack): readonly Token[] {
  const isPolite = tokens[at]?.isCapitalised && particleEnd(pack, 'polite_you', tokens, at) === at + 1;
  const isOrder = isPolite && pack.verbs.has(tokens[at - 1]?.text ?? '');
  return isOrder ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : tokens;
}
