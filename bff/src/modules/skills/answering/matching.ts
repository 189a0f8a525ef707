import { type QuestionTerm } from './question-terms.js';
import { isLabelled } from './labels.js';
import { type Speech } from './lexicon/speech.js';
import { type Question } from './question.js';
import { canBeSame, isAmong, type Subject } from './subjects.js';
import { type ParsedMemory, type ParsedSentence } from './parsed-memory.js';
import { type Word } from './words.js';

/** How alike two words' meanings are, by the company they keep: 1 the same, 0 unrelated. */
export type Similarity = (one: string, other: string) => number;

/** Below this, words that exclude each other ("bread", "cake": 0.74) are as close as words that agree. */
const SAME_MEANING = 0.8;
/** A word of the same memory, though not of the sentence, says what the sentence is about. */
const FROM_CONTEXT = 0.6;
/** What is said in one word is not quite what was said in two. */
const COMPOUND = 0.85;
const NUMERAL = /^\d+$/u;

/** A memory that is held against a question. */
export interface Comparison {
  readonly question: Question;
  readonly told: ParsedMemory;
  readonly similarity: Similarity;
}

/** A word of the question with how well each sentence of the memory accounts for it, from 0 to 1. */
export interface TermMatch {
  readonly term: QuestionTerm;
  strengthIn(sentence: ParsedSentence): number;
}

export function matchTerms(term: QuestionTerm, { question, told, similarity }: Comparison): TermMatch {
  const { speech } = question;
  const isModifierTold = isToldOf(term.modifier, told, speech);
  const isHeadTold = isToldOf(term.head, told, speech);
  const strengths = new Map(
    told.sentences.map((sentence) => [
      sentence,
      sentence.words.map((_, index) =>
        strengthOf(term, { words: sentence.words, index, told, speech, similarity }),
      ),
    ]),
  );
  const strongestFirst = [...strengths]
    .map(([sentence, each]) => ({ sentence, strength: Math.max(0, ...each) }))
    .sort((one, other) => other.strength - one.strength);

  function saidInPlace(sentence: ParsedSentence, index: number, strength: number): number {
    if (strength === 0 || isAboutOther(sentence.words, index)) return 0;
    const subject = sentence.subjects[index];
    const isConversely = strength < 1 && isConverse(term.subject, subject, question);
    return isConversely || canBeSame(term.subject, subject, speech) ? strength : 0;
  }

  /**
   * "Running shoes" where "hiking boots" were asked, "guest room" for "guest bathroom": one half of the compound is
   * alike, the other half says that it is something else.
   */
  function isAboutOther(words: readonly Word[], index: number): boolean {
    const [before, after] = [words[index - 1], words[index + 1]];
    // "24:10" says nothing of 10 km: a number counts with its unit only.
    if (NUMERAL.test(term.stem)) return term.head !== undefined && after?.stem !== term.head;
    if (NUMERAL.test(term.modifier ?? '')) return before?.stem !== term.modifier;
    const isModified = before?.isStop === false && words[index]?.isJoined === true;
    const isContinued = after?.isStop === false && after.isJoined;
    return (isModified && !isModifierTold) || (isContinued && !isHeadTold);
  }

  return {
    term,
    strengthIn(sentence): number {
      const each = strengths.get(sentence) ?? [];
      const inPlace = Math.max(0, ...each.map((strength, index) => saidInPlace(sentence, index, strength)));
      if (inPlace > 0) return inPlace;
      return FROM_CONTEXT * (strongestFirst.find((other) => other.sentence !== sentence)?.strength ?? 0);
    },
  };
}

/** A word of a memory with what is around it. */
interface Place {
  readonly words: readonly Word[];
  readonly index: number;
  readonly told: ParsedMemory;
  readonly speech: Speech;
  readonly similarity: Similarity;
}

function strengthOf(term: QuestionTerm, place: Place): number {
  const { words, index, speech, similarity } = place;
  const word = words[index];
  if (!word) return 0;
  if (word.stem === term.stem || word.word + (words[index + 1]?.word ?? '') === term.word) return 1;
  if (speech.areSynonyms(term.stem, word.stem)) return 0.95;
  if (isLabelled(term, words, index, speech)) return 0.9;
  if (speech.isKindOf(term.stem, word.stem)) return 0.7;
  if (word.isStop || speech.areContrary(term.stem, word.stem)) return 0;
  if (sharesCompound(term, place)) return COMPOUND;
  const alike = similarity(term.word, word.word);
  return alike >= SAME_MEANING ? alike : 0;
}

/**
 * "Wohnungsschlüssel" where the key was asked for; the other way round only where the memory has what the longer word says
 * more: "Fahrradschloss" for the lock of a bike.
 */
function sharesCompound(term: QuestionTerm, { words, index, told, speech }: Place): boolean {
  const { stem = '' } = words[index] ?? {};
  if (speech.restOfCompound(stem, term.stem) !== undefined) return true;
  const more = speech.restOfCompound(term.stem, stem);
  return (
    more !== undefined &&
    told.words.some((other) => other.stem !== stem && !other.isStop && speech.beginsAs(other.word, more))
  );
}

/** Whether the memory has the other half of a compound too; true when the word is no half. */
function isToldOf(half: string | undefined, { words }: ParsedMemory, speech: Speech): boolean {
  if (half === undefined) return true;
  return words.some(
    ({ stem }) =>
      stem === half ||
      speech.areSynonyms(stem, half) ||
      speech.isKindOf(stem, half) ||
      speech.isKindOf(half, stem),
  );
}

/** "How often do we feed the cat?": the cat eats. Another verb may turn the parts round, the same verb may not. */
function isConverse(
  term: Subject | undefined,
  told: Subject | undefined,
  { names, holders, speech }: Question,
): boolean {
  if (!term?.isOwner || !told) return false;
  return told.heads.some((head) => names.includes(head) || isAmong(holders, head, speech));
}
