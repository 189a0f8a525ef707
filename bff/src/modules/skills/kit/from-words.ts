import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Parameters } from '../../language/understanding.js';

/** When and where something was said. */
export interface SaidHere {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** The words of the clause, as typed. */
  readonly text: string;
  /** In its language. */
  readonly phrases: TwinPhrases;
}

/**
 * One call for each entry, or what has to be asked first; with what is known already, which an answer completes.
 * Without a call it is nothing for this skill.
 */
export type WordsRead =
  | { readonly calls: readonly Parameters[] }
  | { readonly question: string; readonly known?: Parameters };

/** What a skill makes of the values that were said of it, which are still in the sentence's own terms. */
export type FromWords = (said: Parameters, here: SaidHere) => WordsRead;
