import { isOf, type Meaning, type Node, type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Span } from './span.js';

/** Longer phrases are not looked for. */
const MAX_PHRASE = 7;
/** They have no plural: "the lights blue" says no light blue. */
const ADJECTIVES: ReadonlySet<string> = new Set(['color', 'kelvin']);
/** Marks that may stand inside a phrase; any other ends it. */
const INSIDE = new Set('"\'“”‘’«»/.');

/** Every phrase that the pack or the user's names have, from each token on. */
export function phrasesOf(tokens: readonly Token[], pack: Pack, names?: Node): Span[] {
  const isBent = tokens.map((token, at) => isBentVerb(token, tokens[at - 1], pack));
  return tokens.flatMap((_, start) => [
    ...phrasesAt(start, { tokens, root: pack.lexicon, isBent, pack }),
    ...(names ? phrasesAt(start, { tokens, root: names, isBent, pack }) : []),
  ]);
}

/** How far a phrase was followed. */
interface Way {
  readonly node: Node;
  /** A word in front of the last one is in another form. */
  readonly isInflected: boolean;
  /** So is the last one. */
  readonly isStem?: boolean;
}

interface Walk {
  readonly tokens: readonly Token[];
  readonly root: Node;
  readonly isBent: readonly boolean[];
  readonly pack: Pick<Pack, 'cues' | 'classes'>;
}

function phrasesAt(start: number, { tokens, root, isBent, pack }: Walk): Span[] {
  const spans: Span[] = [];
  let live: readonly Way[] = [{ node: root, isInflected: false }];
  let hasBent = false;
  for (let at = start; at < tokens.length && at - start < MAX_PHRASE; at++) {
    const token = tokens[at];
    if (!token || (at > start && !isInside(token, pack))) break;
    live = followed(live, token);
    if (live.length === 0) break;
    // The head of the phrase only: “are you recording me” has its verb in the form in which it is asked.
    hasBent ||= at === start && (isBent[at] ?? false);
    const meanings = live
      .flatMap(({ node, isInflected }) =>
        isInflected ? node.meanings.filter(({ type }) => !ADJECTIVES.has(type)) : node.meanings,
      )
      .filter((meaning) => !hasBent || !pack.cues.has(meaning.type) || isWritten(meaning, tokens[start]))
      .map((meaning) => withNumber(meaning, tokens.slice(start, at + 1)));
    if (meanings.length > 0) spans.push({ start, end: at + 1, meanings });
  }
  return spans;
}

/** The pack itself has the phrase in that form ("freezing in here"), so it is meant to be listened for. */
function isWritten({ value }: Meaning, head: Token | undefined): boolean {
  return typeof value === 'string' && head !== undefined && value.split(' ')[0] === head.text;
}

/** Each place in the trie once, by the words as they are written where there is such a way. */
function followed(ways: readonly Way[], { text, stem }: Token): Way[] {
  const following = new Map<Node, Way>();
  for (const { node: before, isInflected, isStem = false } of ways)
    for (const word of text === stem ? [text] : [text, stem]) {
      const node = before.next.get(word);
      if (!node || following.get(node)?.isInflected === false) continue;
      following.set(node, { node, isInflected: isInflected || isStem, isStem: word !== text });
    }
  return [...following.values()];
}

/** "It reminds me", "playing helps": a verb in another form commands nothing, unless it stands behind "mind" or the like. */
function isBentVerb({ text, stem }: Token, before: Token | undefined, { verbs, grammar }: Pack): boolean {
  if (stem !== text && verbs.has(stem)) return true;
  const { gerund } = grammar;
  return gerund !== undefined && text.endsWith(gerund.ending) && !gerund.after.includes(before?.text ?? '');
}

/** A kind of thing says itself whether one or several are meant. */
function withNumber({ type, value }: Meaning, said: readonly Token[]): Meaning {
  if (type !== 'noun' || typeof value !== 'object') return { type, value };
  const last = said.at(-1);
  const word = said.map(({ stem }) => stem).join(' ');
  return { type, value: { word, plural: last?.stem !== last?.text, ...value } };
}

/** German writes a comma in front of some words wherever they stand: "schau, ob das Licht an ist". */
function isInside({ before, text }: Token, pack: Pick<Pack, 'classes'>): boolean {
  if (before.trim() === ',' && isOf(pack, 'comma_before', text)) return true;
  return Array.from(before).every((mark) => INSIDE.has(mark));
}
