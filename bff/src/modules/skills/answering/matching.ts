import { areContrary } from './lexicon/contrasts.js';
import { isKindOf } from './lexicon/classes.js';
import { isLabelled } from './labels.js';
import { areSynonyms } from './lexicon/synonyms.js';
import { type Asked } from './asked.js';
import { type Question } from './question.js';
import { canBeSame, isAmong, type Subject } from './subjects.js';
import { type Told, type ToldSentence } from './told.js';
import { type Word } from './words.js';

/** How alike two words' meanings are, by the company they keep: 1 the same, 0 unrelated. */
export type Similarity = (one: string, other: string) => number;

/** Below this, words that exclude each other ("bread", "cake": 0.74) are as close as words that agree. */
const SAME_MEANING = 0.8;
const NUMERAL = /^\d+$/u;
/** A word of the same memory, though not of the sentence, says what the sentence is about. */
const FROM_CONTEXT = 0.6;

/** A sentence that is held against a question. */
export interface Candidate {
  readonly question: Question;
  readonly told: Told;
  readonly sentence: ToldSentence;
  readonly similarity: Similarity;
}

/** How well a sentence accounts for a word of the question, from 0 to 1. */
export function accountFor(asked: Asked, { question, sentence, told, similarity }: Candidate): number {
  const inSentence = sentence.words.map((_, index) => {
    if (isAboutOther(asked, sentence, told, index)) return 0;
    const strength = strengthAt(asked, sentence.words, index, similarity);
    const subject = sentence.subjects[index];
    const isSaidOfSame =
      canBeSame(asked.subject, subject) || (strength < 1 && isConverse(asked, question, subject));
    return isSaidOfSame ? strength : 0;
  });
  const best = Math.max(0, ...inSentence);
  if (best > 0) return best;
  if (told.sentences.length === 1) return 0;
  const elsewhere = told.sentences.filter((other) => other !== sentence);
  const fromContext = elsewhere.flatMap(({ words }) =>
    words.map((_, index) => strengthAt(asked, words, index, similarity)),
  );
  return FROM_CONTEXT * Math.max(0, ...fromContext);
}

function strengthAt(asked: Asked, words: readonly Word[], index: number, similarity: Similarity): number {
  const word = words[index];
  if (!word) return 0;
  if (word.stem === asked.stem || word.word + (words[index + 1]?.word ?? '') === asked.word) return 1;
  if (areSynonyms(asked.stem, word.stem)) return 0.95;
  if (isLabelled(asked, words, index)) return 0.9;
  if (isKindOf(asked.stem, word.stem)) return 0.7;
  if (word.isStop || areContrary(asked.stem, word.stem)) return 0;
  const alike = similarity(asked.word, word.word);
  return alike >= SAME_MEANING ? alike : 0;
}

/** "How often do we feed the cat?": the cat eats. Another verb may turn the parts round, the same verb may not. */
function isConverse(
  { subject: asked }: Asked,
  { names, holders }: Question,
  told: Subject | undefined,
): boolean {
  if (!asked?.isOwner || !told) return false;
  return told.heads.some((head) => names.includes(head) || isAmong(holders, head));
}

/**
 * "Running shoes" where "hiking boots" were asked, "guest room" for "guest bathroom": one half of the compound is alike,
 * the other half says that it is something else.
 */
function isAboutOther(
  { stem, modifier, head }: Asked,
  { words }: ToldSentence,
  told: Told,
  index: number,
): boolean {
  // "24:10" says nothing of 10 km: a number counts with its unit only.
  if (NUMERAL.test(stem)) return head !== undefined && words[index + 1]?.stem !== head;
  if (modifier !== undefined && NUMERAL.test(modifier)) return words[index - 1]?.stem !== modifier;
  return (
    isReplaced(modifier, words[index - 1], words[index]) ||
    isReplaced(head, words[index + 1], words[index + 1])
  );

  function isReplaced(
    half: string | undefined,
    inItsPlace: Word | undefined,
    joint: Word | undefined,
  ): boolean {
    if (half === undefined || !inItsPlace || inItsPlace.isStop || !joint?.isJoined) return false;
    return !told.words.some(
      ({ stem }) => stem === half || areSynonyms(stem, half) || isKindOf(stem, half) || isKindOf(half, stem),
    );
  }
}
