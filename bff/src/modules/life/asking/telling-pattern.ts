/** The words of a language by which something is told: "was", "really", "ill", or "the flu" by itself. */
export interface TellingWords {
  readonly verbs: readonly string[];
  /** One of them may stand between. */
  readonly degrees: readonly string[];
  readonly states: readonly string[];
  /** What tells it without a verb. */
  readonly alone: readonly string[];
}

/** Whole words of what is told, as a regular expression of PostgreSQL. */
export function tellingPattern({ verbs, degrees, states, alone }: TellingWords): string {
  return `\\m(${oneOf(verbs)}) ((${oneOf(degrees)}) )?(${oneOf(states)})\\M|${wordsPattern(alone)}`;
}

/** Any of these, whole. */
export function wordsPattern(words: readonly string[]): string {
  return `\\m(${oneOf(words)})\\M`;
}

/** Words are data: no character of one means anything else. */
function oneOf(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)).join('|');
}
