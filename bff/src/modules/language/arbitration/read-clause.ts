import { type Classification } from '../acts/classifier.js';
import { type Range } from '../matching/candidate.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type Clause } from '../understanding.js';
import { type Said } from './borrow.js';
import { type Valued } from './clauses.js';
import { type FormReader, type ReadForm } from './form.js';
import { type Reader } from './reader.js';

/** A stretch of a sentence, as it was understood by itself. */
export interface ReadClause extends Valued {
  readonly clause: Clause;
  /** Where it stands in the sentence, in words. */
  readonly range: Range;
  readonly said: Said;
  /** Nothing but small words and pointers: "put both down". */
  readonly isEmpty: boolean;
  /** What was said before it may say more of it. */
  readonly needsBefore: boolean;
  /** It says neither what is to be done nor to what kind of thing: "and the living room to 21". */
  readonly isElliptic: boolean;
  /** Understood without a doubt, as something to do. */
  readonly isSure: boolean;
  /** It says only by the way that something is wanted: "we're out of milk". */
  readonly isHint: boolean;
}

export interface ActReader {
  classify(tokens: readonly Token[], text: string): Classification;
}

export interface ReaderParts {
  readonly pack: Pack;
  readonly reader: Reader;
  readonly classifier: ActReader;
  readonly form: FormReader;
  readonly homeCues: ReadonlySet<string>;
}

/** All that a clause is read as, before one reading is chosen. */
export interface Material {
  readonly range: Range;
  readonly text: string;
  readonly isBehind: boolean;
  readonly lattice: Lattice;
  readonly classification: Classification;
  readonly form: ReadForm;
}
