import { tokenise } from '../../../common/language/tokens.js';
import { type Evidence, findEvidence } from './answerability.js';
import { peopleIn } from './people.js';
import { type Question, readQuestion } from './question.js';
import { type Speech, speechOf } from './lexicon/speech.js';
import { parseMemory, type ParsedMemory } from './parsed-memory.js';

/** What a memory has to offer for answering. */
export interface Tellable {
  readonly text: string;
  readonly happenedAt: string | null;
  readonly recordedAt: string;
  /** What was told before it, the latest first, where it says "she" of somebody named there. */
  readonly earlier?: readonly string[];
}

export interface WordKnowledge {
  /** How alike two words' meanings are, by the company they keep: 1 the same, 0 unrelated. */
  similarity(one: string, other: string): number;
  /** A word everybody uses is no name, even where some title gives it a capital. */
  isCommon(word: string): boolean;
}

export interface Answer<Memory> extends Evidence {
  readonly memory: Memory;
}

export interface Findings<Memory> {
  readonly question: Question;
  /** The memories that answer, best first. */
  readonly answers: readonly Answer<Memory>[];
  /** When none does: those that are about the same and say something else, best first. */
  readonly closest: readonly Answer<Memory>[];
}

const USUAL_LANGUAGE = 'en';
/** Below this, what a memory has in common with the question is chance. */
const CLOSE = 0.65;
const CLOSE_FOR_SOMEBODY = 0.4;
/** Characters read for one question, some 100 ms at worst: documents must not keep other requests waiting. */
const MAX_READ = 40_000;
/** Each word of the question is held against every word that is read: with more of them less can be read. */
const USUAL_WORDS = 15;
/** No sentence of a memory accounts for most of a longer question. */
const MAX_WORDS = 60;
/** Memories that answer as well as the best one, but for a synonym. */
const AS_GOOD = 0.06;

/** Holds the memories, the most relevant first, against the question. Nothing is inferred: a memory answers or not. */
export function findAnswers<Memory extends Tellable>(
  text: string,
  memories: readonly Memory[],
  knowledge: WordKnowledge,
  language = USUAL_LANGUAGE,
): Findings<Memory> {
  const speech = speechOf(language);
  const read = readMemories(memories, mostRead(text), speech);
  const all = read.map(({ told }) => told);
  const names = namesIn(all);
  // The table of vectors knows the words of one language only.
  const { has_vectors: hasVectors } = speech.reading.manner;
  const isCommon = (word: string): boolean => (hasVectors ? knowledge.isCommon(word) : speech.isKnown(word));
  const similarity = (one: string, other: string): number =>
    hasVectors ? knowledge.similarity(one, other) : 0;
  const question = readQuestion(text, {
    isName: (word) => names.has(word) && !isCommon(word),
    people: peopleIn(all),
    speech,
  });
  const evidence = read
    .flatMap(({ memory, told }) => {
      const found = findEvidence(question, told, similarity);
      return found ? [{ ...found, memory }] : [];
    })
    // A stable sort: among equals the more relevant memory stays first.
    .sort((one, other) => other.score - one.score);
  const answers = evidence.filter(({ isAnswer }) => isAnswer);
  const best = answers[0]?.score ?? 0;
  return {
    question,
    answers: question.order
      ? inOrder(answers, question, speech).slice(0, 1)
      : answers.filter(({ score }) => score >= best - AS_GOOD),
    closest: answers.length > 0 ? [] : evidence.filter(({ score }) => score >= closeFor(question)),
  };
}

/** One that is called the first or the last is; otherwise the times decide. */
function inOrder<Memory extends Tellable>(
  answers: readonly Answer<Memory>[],
  { order = 'latest' }: Question,
  speech: Speech,
): readonly Answer<Memory>[] {
  const called = answers.filter(({ sentence }) => speech.says(order, sentence.text));
  const timeOf = ({ memory }: Answer<Memory>): number => Date.parse(memory.happenedAt ?? memory.recordedAt);
  return (order === 'earliest' && called.length > 0 ? called : answers).toSorted((one, other) =>
    order === 'latest' ? timeOf(other) - timeOf(one) : timeOf(one) - timeOf(other),
  );
}

/** Characters, for a question of this length. */
function mostRead(question: string): number {
  const words = tokenise(question).length;
  return words > MAX_WORDS ? 0 : MAX_READ * Math.min(1, USUAL_WORDS / words);
}

/** As many as there is room for; of the most relevant one, its beginning at least. */
function readMemories<Memory extends Tellable>(
  memories: readonly Memory[],
  most: number,
  speech: Speech,
): { memory: Memory; told: ParsedMemory }[] {
  let length = 0;
  return memories
    .filter(({ text }, place) => (length += text.length) <= most || (place === 0 && most > 0))
    .map((memory) => ({
      memory,
      told: parseMemory(memory.text.slice(0, most), speech, {
        hasHappened: memory.happenedAt !== null,
        earlier: memory.earlier,
      }),
    }));
}

/** Whether somebody has or likes something else of the same kind is worth knowing. */
function closeFor({ kind, names, holders }: Question): number {
  return kind === 'yes-no' && names.length + holders.length > 0 ? CLOSE_FOR_SOMEBODY : CLOSE;
}

function namesIn(told: readonly ParsedMemory[]): ReadonlySet<string> {
  return new Set(told.flatMap(({ words }) => words.filter((word) => word.isName).map((word) => word.word)));
}
