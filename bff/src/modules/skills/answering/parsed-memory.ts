import { resolvePronouns } from './follow-up.js';
import { type Speech } from './lexicon/speech.js';
import { withRestrictions } from './restriction.js';
import { sentencesOf } from './sentences.js';
import { type Subject, subjectsOf } from './subjects.js';
import { readWords, type Word } from './words.js';

/** A sentence of a memory, read for answering. */
export interface ParsedSentence {
  readonly text: string;
  readonly words: readonly Word[];
  readonly subjects: readonly (Subject | undefined)[];
}

export interface ParsedMemory {
  readonly sentences: readonly ParsedSentence[];
  readonly words: readonly Word[];
  readonly hasHappened: boolean;
}

/**
 * Reads a memory. A question that was kept along with its answer never counts as one. `earlier` is what was told before
 * it, the latest first: "she" is read as who is named there, and the sentence stays as it is.
 */
export function parseMemory(
  text: string,
  speech: Speech,
  { hasHappened, earlier = [] }: { hasHappened: boolean; earlier?: readonly string[] | undefined },
): ParsedMemory {
  const read = (sentence: string): string =>
    earlier.length === 0 ? sentence : resolvePronouns(sentence, earlier, speech.language);
  const sentences = sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => {
      const said = read(sentence);
      const words = withRestrictions(readWords(said, speech), said, speech);
      return { text: sentence, words, subjects: subjectsOf(words, speech) };
    });
  return { sentences, words: sentences.flatMap((sentence) => sentence.words), hasHappened };
}
