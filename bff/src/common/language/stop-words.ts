import english from './english.json' with { type: 'json' };

/** Function words, and what is left of contractions once the clitic is gone ("couldn't" → "couldn"). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  english.functionWords.flatMap((line) => line.split(' ')),
);
