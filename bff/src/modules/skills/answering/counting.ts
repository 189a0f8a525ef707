import { type Tellable } from './find-answers.js';
import { speechOf, type Speech } from './lexicon/speech.js';
import { parseMemory, type ParsedMemory, type ParsedSentence } from './parsed-memory.js';
import { type QuestionTerm } from './question-terms.js';
import { type Question, readQuestion } from './question.js';
import { isAmong } from './subjects.js';
import { type Word } from './words.js';

/** A memory that is one of what was counted, or several: "read two books". */
export interface Counted<Memory> {
  readonly memory: Memory;
  readonly sentence: ParsedSentence;
  readonly count: number;
}

/** Characters of a memory that are read for it; what is counted is told in a line. */
const MAX_READ = 600;
/** The first numbers of a language's list stand in their order. */
const MOST_IN_WORDS = 20;
/** As far behind the verb a title begins: "finished reading the new Dune". */
const TITLE_REACH = 4;

/** "How many books did I read": not what is written down as a number, but how often it was told. */
export function asksToCount(text: string, language: string): boolean {
  return speechOf(language).says('asks_count', text);
}

/** The memories that tell of one of what is asked for. The question comes without its time, which the caller has looked at. */
export function countIn<Memory extends Tellable>(
  text: string,
  memories: readonly Memory[],
  language: string,
): Counted<Memory>[] {
  const speech = speechOf(language);
  const question = readQuestion(text, { isName: () => false, people: new Map(), speech });
  return memories.flatMap((memory) => {
    const told = parseMemory(memory.text.slice(0, MAX_READ), speech, { hasHappened: true });
    if (!isOfAll(question, told)) return [];
    const sentence = told.sentences.find((each) => isOneOfIt(question, each));
    return sentence ? [{ memory, sentence, count: numberOf(question, sentence) }] : [];
  });
}

function isOfAll({ names, holders, speech }: Question, { words }: ParsedMemory): boolean {
  const heads = words.flatMap(({ word, stem }) => [word, stem]);
  return (
    names.every((name) => heads.includes(name)) && holders.every((holder) => isAmong(heads, holder, speech))
  );
}

/** What is counted is named, or what is done with it and a title behind: "finished Dune" is a book that was read. */
function isOneOfIt({ terms, speech }: Question, sentence: ParsedSentence): boolean {
  if (isOfOthers(sentence)) return false;
  const done = terms
    .filter(({ isFocus, weight }) => !isFocus && weight >= 1)
    .map((term) => placesOf(term, sentence, speech));
  const focus = terms.find(({ isFocus }) => isFocus);
  if (done.some((places) => places.length === 0)) return false;
  if (!focus) return done.length > 0;
  // "Read" is no book by itself, though both are said of books.
  return (
    placesOf(focus, sentence, speech).some((at) =>
      done.every((places) => places.some((each) => each !== at)),
    ) || hasTitle(done.flat(), sentence, speech)
  );
}

/** Nobody counts what others did as his own. */
function isOfOthers({ subjects }: ParsedSentence): boolean {
  const first = subjects.find((subject) => subject !== undefined);
  return first !== undefined && !first.isOwner && first.heads.length > 0 && subjects[0] === first;
}

/** Where a sentence says the word, or else another one for it. */
function placesOf({ stem }: QuestionTerm, { words }: ParsedSentence, speech: Speech): number[] {
  const placesWhere = (isIt: (word: Word) => boolean): number[] =>
    words.flatMap((word, at) => (isIt(word) ? [at] : []));
  const said = placesWhere((word) => word.stem === stem);
  if (said.length > 0) return said;
  return placesWhere((word) => speech.areSynonyms(word.stem, stem) || speech.isKindOf(word.stem, stem));
}

function hasTitle(done: readonly number[], { words }: ParsedSentence, speech: Speech): boolean {
  return words.some(({ isName }, at) => {
    if (!isName || speech.is('prepositions', words[at - 1]?.word ?? '')) return false;
    return done.some((verb) => verb < at && at - verb <= TITLE_REACH);
  });
}

/** "Two books" are two; everything else is one. */
function numberOf({ terms, speech }: Question, sentence: ParsedSentence): number {
  const focus = terms.find(({ isFocus }) => isFocus);
  const at = focus ? (placesOf(focus, sentence, speech)[0] ?? 0) : 0;
  const said = sentence.words[at - 1]?.word ?? '';
  const inWords = speech.wordsOf('numbers').slice(0, MOST_IN_WORDS).indexOf(said) + 1;
  return Number.parseInt(said, 10) || inWords || 1;
}
