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

/** Reads a memory. A question that was kept along with its answer never counts as one. */
export function parseMemory(text: string, hasHappened: boolean): ParsedMemory {
  const sentences = sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => {
      const words = withRestrictions(readWords(sentence), sentence);
      return { text: sentence, words, subjects: subjectsOf(words) };
    });
  return { sentences, words: sentences.flatMap((sentence) => sentence.words), hasHappened };
}
