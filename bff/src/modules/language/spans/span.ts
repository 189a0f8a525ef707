import { type Meaning } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';

/** Tokens from `start` up to but without `end`, and all that they can mean. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/** A piece of the best cut. Alternatives of the same stretch stay side by side; nothing is decided here. */
export interface Segment extends Span {
  readonly text: string;
  /** How much meaning is lost if nothing reads it, 0..1. */
  readonly weight: number;
  readonly isFiller: boolean;
}

/** A meaning that begins at a token. */
export interface Found extends Meaning {
  readonly end: number;
}

export interface Lattice {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  /** Everything that was found, by the token that it begins with, for what is read in order. */
  readonly spans: ReadonlyMap<number, readonly Found[]>;
}

/** How much a word that nothing knows weighs, 0..1. */
export type Weigh = (word: string) => number;
