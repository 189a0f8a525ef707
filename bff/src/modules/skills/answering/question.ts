import { type QuestionTerm, readQuestionTerms } from './question-terms.js';
import { type Speech } from './lexicon/speech.js';
import { type People } from './people.js';
import { readKind } from './question-kind.js';
import { type QuestionKind } from './lexicon/speech.js';
import { asRestrictions } from './restriction.js';
import { isOwners, type Subject, subjectsOf } from './subjects.js';
import { readWords, type Word } from './words.js';

export interface Question {
  readonly kind: QuestionKind;
  readonly terms: readonly QuestionTerm[];
  /** Names, which an answer must contain. */
  readonly names: readonly string[];
  /** Sister, dentist, cat: must be in the answer too, or in another word for them. */
  readonly holders: readonly string[];
  /** The names of those, where the memories tell them. */
  readonly people: People;
  readonly speech: Speech;
  /** "last night": only an answer that says so is about the same night. */
  readonly time: string | undefined;
  readonly hasOwner: boolean;
  /** "When did I last pay the rent", "the first concert that I went to": which of several is asked for. */
  readonly order: 'latest' | 'earliest' | undefined;
}

/** Longer ones are pasted texts: what they ask for stands at their beginning, or nowhere. */
const MAX_QUESTION = 1_000;

export interface KnownPeople {
  /** Recognises names typed without a capital. */
  isName(word: string): boolean;
  people: People;
  /** How the language is read that it is asked in. */
  speech: Speech;
}

/** Reads what an answer would have to be about. */
export function readQuestion(text: string, known: KnownPeople): Question {
  const { speech } = known;
  const { core: whole, kind } = readKind(text.slice(0, MAX_QUESTION), speech);
  const order = orderIn(whole, speech);
  const core = order ? whole.replace(speech.cue(order), ' ') : whole;
  const words = asRestrictions(
    readWords(core, speech).map((word) => asName(word, known)),
    core,
    speech,
  );
  const subjects = subjectsOf(words, speech).map((subject) => subject && withNames(subject, known.people));
  return {
    kind,
    terms: readQuestionTerms(kind, words, subjects, speech),
    names: words.filter((word) => word.isName).map((word) => word.word),
    // In "my sister Ana" the name is enough: a memory about Ana need not say that she is the sister.
    holders: words.filter((word, index) => word.isHolder && !isNamed(words, index)).map((word) => word.stem),
    people: known.people,
    speech,
    time: speech.cue('dated').exec(core)?.[0].toLowerCase().trim(),
    order,
    hasOwner: words.some((word) => speech.is('owner', word.word)),
  };
}

function orderIn(text: string, speech: Speech): Question['order'] {
  if (!speech.says('asks_order', text)) return undefined;
  if (speech.says('latest', text)) return 'latest';
  return speech.says('earliest', text) ? 'earliest' : undefined;
}

/** Names typed without a capital, or without the apostrophe: "lauras job". */
function asName(word: Word, { isName, speech }: KnownPeople): Word {
  if (word.isName || word.isStop || word.isHolder) return word;
  if (isName(word.word)) return { ...word, isName: true };
  const owner = word.word.slice(0, -1);
  if (!speech.is('genitive', word.word.slice(-1)) || !isName(owner)) return word;
  return { ...word, word: owner, stem: speech.stem(owner), isName: true, isPossessive: true };
}

/** "My sister" is Ana, once a memory has said so. */
function withNames(subject: Subject, people: People): Subject {
  if (!isOwners(subject)) return subject;
  return { ...subject, heads: subject.heads.flatMap((head) => [head, ...(people.get(head) ?? [])]) };
}

function isNamed(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  return next !== undefined && next.isName && next.isJoined && words[index]?.isPossessive === false;
}
