const LONGEST = 7;

/** A phrase of a class, and the words that it is: from `start` up to but without `end`. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly phrase: string;
}

/** Where phrases of at most seven words stand among words; linear in their number. */
export function phrasesIn(
  words: readonly string[],
  phrases: ReadonlySet<string> | undefined,
): readonly FoundPhrase[] {
  if (!phrases) return [];
  return words.flatMap((_, start) => {
    const found: FoundPhrase[] = [];
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST); end += 1) {
      const phrase = words.slice(start, end).join(' ');
      if (phrases.has(phrase)) found.push({ start, end, phrase });
    }
    return found;
  });
}
