import { type Names } from '../matching/names.js';
import { type Pack } from '../pack/pack.js';
import { latticeOf, readTokens } from '../spans/lattice.js';
import { type Lattice, type Weigh } from '../spans/span.js';
import { Speller } from '../tokens/spelling.js';
import { type Token } from '../tokens/token.js';
import { MAX_CHARACTERS, MAX_TOKENS } from '../tokens/tokenise.js';
import { withoutAddress } from './address.js';
import { withoutCompounds } from './compounds.js';

/** What the reader asks of word vectors: which words there are, and how much they tell. */
export interface WordWeights {
  has(word: string): boolean;
  weight(word: string): number;
}

const LONG_WORD = 4;
const WEIGHT = { long: 0.7, short: 0.3 } as const;

/** From a text to its corrected tokens, and from tokens to all that they can mean. */
export class Reader {
  private readonly speller: Speller;
  private readonly weigh: Weigh;
  private readonly spellers = new WeakMap<Names['known'], Speller>();

  constructor(
    private readonly pack: Pack,
    private readonly words?: WordWeights,
  ) {
    this.speller = new Speller(pack.known, this.isWord);
    this.weigh = words
      ? (word) => words.weight(word)
      : (word) => (word.length >= LONG_WORD ? WEIGHT.long : WEIGHT.short);
  }

  /** Longer texts are told: nobody commands at such a length, and all later work is bounded. */
  isTooLong(text: string, tokens: readonly Token[]): boolean {
    return text.length > MAX_CHARACTERS || tokens.length >= MAX_TOKENS;
  }

  tokens(text: string, names: Names | undefined): readonly Token[] {
    const speller = names ? this.spellerOf(names) : this.speller;
    const read = readTokens(text, { pack: this.pack, speller });
    const isKnown = (word: string): boolean => this.isWord(word) || (names?.known.has(word) ?? false);
    return withoutCompounds(withoutAddress(read, { pack: this.pack, isKnown }), this.pack, names);
  }

  lattice(tokens: readonly Token[], names: Names | undefined): Lattice {
    return latticeOf(tokens, { pack: this.pack, weigh: this.weigh, names: names?.root });
  }

  private spellerOf(names: Names): Speller {
    const known = this.spellers.get(names.known) ?? new Speller(names.known, this.isWord, this.speller);
    this.spellers.set(names.known, known);
    return known;
  }

  private readonly isWord = (word: string): boolean => this.words?.has(word) ?? false;
}
