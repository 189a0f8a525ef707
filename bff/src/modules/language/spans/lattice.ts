import { type Node, type Pack } from '../pack/pack.js';
import { type Speller } from '../tokens/spelling.js';
import { stemOf } from '../tokens/stem.js';
import { type Token } from '../tokens/token.js';
import { tokenise } from '../tokens/tokenise.js';
import { aheadOf } from './ahead.js';
import { bestCut } from './cut.js';
import { withoutCutNames, withoutOwnThings, withoutVerbsBehindArticles } from './spans-to-cut.js';
import { phrasesOf } from './phrases.js';
import { quantitiesOf } from './quantities.js';
import { type Found, type Lattice, type Span, type Weigh } from './span.js';
import { SpanIndex } from './span-index.js';
import { timesOf } from './times.js';

export interface Reader {
  readonly pack: Pack;
  /** Left out, words are read as they are typed. */
  readonly speller?: Speller;
  /** A trie of the user's own names. */
  readonly names?: Node | undefined;
  readonly weigh: Weigh;
}

/** The words of a text, slips mended. */
export function readTokens(text: string, { pack, speller }: Pick<Reader, 'pack' | 'speller'>): Token[] {
  const tokens = tokenise(text, pack);
  if (!speller) return tokens;
  return tokens.map((token, at) => {
    // A known word in the plural or another form is right as it is.
    if (token.number !== undefined || speller.knows(token.stem) || isName(token, at, pack)) return token;
    const meant = speller.correct(token.text);
    return meant === undefined ? token : { ...token, text: meant, stem: stemOf(meant, pack.grammar) };
  });
}

/** Every reading of every stretch of the words, and the one cut that covers most: in proportion to their number. */
export function latticeOf(
  tokens: readonly Token[],
  { pack, names, weigh }: Omit<Reader, 'speller'>,
): Lattice {
  const spans = phrasesOf(tokens, pack, names);
  const index = new SpanIndex(tokens, pack, spans);
  spans.push(...quantitiesOf(index));
  spans.push(...timesOf(index), ...aheadOf(index));
  const cut = withoutVerbsBehindArticles(withoutCutNames(withoutOwnThings(spans)), index, pack);
  const segments = bestCut(tokens, cut, { weak: new Set(pack.grammar.weak), weigh });
  return { tokens, segments, spans: byStart(spans) };
}

/** A capital inside a sentence is somebody's or something's name, which is spelled as its owner does. */
function isName({ isCapitalised, before }: Token, at: number, { grammar }: Pack): boolean {
  return isCapitalised && at > 0 && !/[.!?:]/u.test(before) && !grammar.nounsAreCapitalised;
}

function byStart(spans: readonly Span[]): Map<number, Found[]> {
  const found = new Map<number, Found[]>();
  for (const { start, end, meanings } of spans) {
    const there = found.get(start) ?? [];
    found.set(start, there);
    for (const { type, value } of meanings) there.push({ end, type, value });
  }
  return found;
}
