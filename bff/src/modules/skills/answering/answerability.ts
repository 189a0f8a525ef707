import { type Speech } from './lexicon/speech.js';
import { type TermMatch, matchTerms, type Similarity } from './matching.js';
import { meetsExpectation } from './answer-types.js';
import { type QuestionTerm } from './question-terms.js';
import { namesMeant } from './people.js';
import { type Question } from './question.js';
import { isAmong } from './subjects.js';
import { type ParsedMemory, type ParsedSentence } from './parsed-memory.js';

/** A sentence that may answer the question, and how much of the question it accounts for (0 to 1). */
export interface Evidence {
  readonly sentence: ParsedSentence;
  readonly score: number;
  readonly isAnswer: boolean;
}

/** Share of the question, by weight, that an answer has to account for. Set on the development half. */
const ENOUGH = 0.68;
/** "Is Ana allergic to cats?" must be answered by all of it, not by her being allergic to something. */
const ENOUGH_FOR_YES = 0.8;
/** A reason may be there without our seeing it: the sentence is less likely the answer, not impossible. */
const UNMET = 0.75;
/** What the words that ask rather than tell are worth. */
const VAGUE = 0.2;
const DOUBTFUL_KINDS = new Set<Question['kind']>(['why', 'duration', 'number']);

/** The sentence of a memory that answers best, if it is about what was asked at all. */
export function findEvidence(
  question: Question,
  told: ParsedMemory,
  similarity: Similarity,
): Evidence | undefined {
  if (!isAboutTheSame(question, told)) return undefined;
  const held = question.terms.map((term) => matchTerms(term, { question, told, similarity }));
  return told.sentences
    .map((sentence) => weigh(question, told, sentence, held))
    .filter((evidence) => evidence.score > 0)
    .sort((one, other) => other.score - one.score)[0];
}

/** Everybody and everything named in the question must be in the memory: what is known of Ana says nothing of Ben. */
function isAboutTheSame({ names, holders, people, speech }: Question, { words }: ParsedMemory): boolean {
  const heads = words.flatMap(({ word, stem }) => [word, stem]);
  const isThere = (holder: string): boolean =>
    isAmong(heads, holder, speech) ||
    heads.some((head) => speech.beginsCompound(head, holder)) ||
    (people.get(holder) ?? []).some((name) => heads.includes(name));
  return names.every((name) => heads.includes(name)) && holders.every(isThere);
}

function weigh(
  question: Question,
  told: ParsedMemory,
  sentence: ParsedSentence,
  held: readonly TermMatch[],
): Evidence {
  const accounts = held.map(({ term, strengthIn }) => ({ term, strength: strengthIn(sentence) }));
  if (
    !saysTime(question, sentence) ||
    accounts.some((account) => isContrary(account, sentence, question.speech))
  ) {
    return { sentence, score: 0, isAnswer: false };
  }
  const isSpecific = question.terms.some(({ weight }) => weight >= 1);
  const coverage = isSpecific ? coverageOf(accounts) : coverageOfNames(question, sentence, accounts);
  const isMet = meetsExpectation(question, sentence, told);
  const hasFocus = accounts.every(({ term, strength }) => !term.isFocus || strength > 0);
  const isPossible = hasFocus && (isMet || (isSpecific && DOUBTFUL_KINDS.has(question.kind)));
  const score = coverage * (isMet ? 1 : UNMET);
  const enough = question.kind === 'yes-no' ? ENOUGH_FOR_YES : ENOUGH;
  return { sentence, score, isAnswer: isPossible && score >= enough };
}

interface Account {
  term: QuestionTerm;
  strength: number;
}

function coverageOf(accounts: readonly Account[]): number {
  const total = accounts.reduce((sum, { term }) => sum + term.weight, 0);
  return accounts.reduce((sum, { term, strength }) => sum + term.weight * strength, 0) / total;
}

/** "Who is Ben?" asks for nothing in particular: whatever is said of him will do, better if it has the other words. */
function coverageOfNames(question: Question, sentence: ParsedSentence, accounts: readonly Account[]): number {
  if (!isSaidOf(question, sentence)) return 0;
  return accounts.length === 0 ? 1 : 1 - VAGUE * (1 - coverageOf(accounts));
}

function isSaidOf(
  { kind, names, holders, people, hasOwner, speech }: Question,
  { words, subjects }: ParsedSentence,
): boolean {
  if (kind === 'age' && hasOwner && subjects.some((subject) => subject?.isOwner)) return true;
  const called = [...names, ...holders, ...namesMeant({ holders, people })];
  if (kind !== 'what') {
    const heads = words.flatMap(({ word, stem }) => [word, stem]);
    return called.some((name) => isAmong(heads, name, speech));
  }
  // "What does Tobias do?" is not answered by what others did with him.
  return subjects.some(
    (subject) => subject && !subject.isOwner && called.some((name) => isAmong(subject.heads, name, speech)),
  );
}

/** The sentence says the contrary of a word: "sold" where "bought" was asked. */
function isContrary({ term, strength }: Account, { words }: ParsedSentence, speech: Speech): boolean {
  return strength === 0 && words.some((word) => speech.areContrary(term.stem, word.stem));
}

function saysTime({ time }: Question, { text }: ParsedSentence): boolean {
  return time === undefined || text.toLowerCase().includes(time);
}
