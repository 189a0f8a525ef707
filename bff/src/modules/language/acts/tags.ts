/** The part of a token that tags look at. */
export interface TaggedToken {
  readonly text: string;
  readonly stem: string;
  readonly number?: number;
}

/** One character for each word: its class. */
export type Tagger = (token: TaggedToken) => string;

/** Classes by a letter and their words, as a pack lists them; "-ing" is an ending. */
export type TagTable = Readonly<Record<string, readonly string[]>>;

const NUMBER = '#';
const OTHER = 'o';
const ENDING = '-';
/** An ending needs something in front of it: "bed" is no verb. */
const LEAST_STEM = 3;

/** A word's first class counts; then its stem's; then what its ending says; then none. */
export function taggerOf(table: TagTable): Tagger {
  const classes = new Map<string, string>();
  const endings: [string, string][] = [];
  for (const [tag, words] of Object.entries(table)) {
    for (const word of words) {
      if (word.startsWith(ENDING)) endings.push([word.slice(ENDING.length), tag]);
      else if (!classes.has(word)) classes.set(word, tag);
    }
  }
  return ({ text, stem, number }) => {
    if (number !== undefined || text.includes(':')) return NUMBER;
    const known = classes.get(text) ?? classes.get(stem);
    if (known !== undefined) return known;
    const ending = endings.find(([end]) => text.length >= end.length + LEAST_STEM && text.endsWith(end));
    return ending?.[1] ?? OTHER;
  };
}
