/** A word as it stands in a sentence. */
export interface Word {
  /** Without a possessive ending. */
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  /** What stands between it and the word before. */
  readonly gap: string;
  readonly isCapital: boolean;
  readonly isPossessive: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;
const POSSESSIVE = /['’]s$/iu;
const SENTENCE_END = /(?<=[.!?…]["”’')\]]*)\s+(?=["“‘'([]*[\p{Lu}\p{N}])|\n+/u;
/** A full stop behind one of these ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|etc|approx|e\.g|i\.e|\p{Lu})\.$/u;
/** Addresses are full of capitals that name nobody. */
const NO_PROSE = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|`[^`]*`/gu;
/** Longer ones are lists and pasted data; the time they would take is somebody else's. */
const MAX_SENTENCE = 600;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.replaceAll(NO_PROSE, ' ').split(SENTENCE_END)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATION.test(before)) sentences.splice(-1, 1, `${before} ${part}`);
    else sentences.push(part.trim());
  }
  return sentences.filter((sentence) => sentence !== '').map((sentence) => sentence.slice(0, MAX_SENTENCE));
}

export function wordsOf(sentence: string): Word[] {
  let end = 0;
  return [...sentence.matchAll(WORD)].map(({ 0: raw, index: start }) => {
    const text = raw.replace(POSSESSIVE, '');
    const gap = sentence.slice(end, start);
    end = start + raw.length;
    return {
      text,
      lower: text.toLowerCase(),
      start,
      gap,
      isCapital: /^\p{Lu}/u.test(text),
      isPossessive: text !== raw,
    };
  });
}
