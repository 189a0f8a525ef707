export interface Token {
  /** Lower case, no apostrophes: "don't" is two tokens, "do" and "not". */
  readonly text: string;
  /** Its singular or whatever the pack makes its stem. */
  readonly stem: string;
  /** Where it stands in the text as it was typed. */
  readonly start: number;
  readonly end: number;
  /** Of digits that are one number; a time such as "6:30" is none. */
  readonly number?: number;
  /** Punctuation between the token before and this one. */
  readonly before: string;
  /** The first letter is a capital. */
  readonly isCapitalised: boolean;
}
