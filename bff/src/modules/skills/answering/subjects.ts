import { type Speech } from './lexicon/speech.js';
import { headOf, isPerson, type Word } from './words.js';

/** Whom a part of a sentence is about: the owner, or others by name ("Ana") and by part ("sister"). */
export interface Subject {
  readonly isOwner: boolean;
  readonly heads: readonly string[];
  /** Whose: "Ana" in "Ana's brother"; OWNER in "my brother". */
  readonly possessors: readonly string[];
  /** Several at once: "Ana and Luis". Otherwise all heads are names for one. */
  readonly isGroup: boolean;
}

const OWNER = ' owner';
/** In one breath; a list of hundreds would be copied at each of its names. */
const MAX_NAMED = 30;
const THE_OWNER: Subject = { isOwner: true, heads: [], possessors: [], isGroup: false };
/** The subject in force at each word: the last one named before it. */
export function subjectsOf(words: readonly Word[], speech: Speech): (Subject | undefined)[] {
  const subjects: (Subject | undefined)[] = [];
  /** Who acts, as far as the sentence has got; after "Ben told Ana", what follows may be said of either. */
  let actor: Subject | undefined;
  let current: Subject | undefined;
  let lastOther: Subject | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    let end = index;
    if (isPerson(word)) {
      const phrase = readPhrase(words, index, speech);
      end = phrase.end;
      // "The wedding of Agnes and Tobias": the second stands where the first does.
      const isBystander = phrase.isBystander || (phrase.isGroup && !actor && lastOther !== undefined);
      lastOther = phrase.joins && actor ? join(actor, phrase.subject, phrase.isGroup) : phrase.subject;
      if (phrase.isSubject && !(isBystander && phrase.isGroup)) actor = current = lastOther;
      else if (current) current = join(current, phrase.subject, true);
      else if (!isBystander && !phrase.isObject) actor = current = lastOther;
    } else if (
      (speech.is('first_person', word.word) || isToldTo(words, index, speech)) &&
      !opensPhrase(words, index, speech)
    ) {
      actor = current =
        speech.is('and', words[index - 1]?.word ?? '') && actor ? join(actor, THE_OWNER, true) : THE_OWNER;
    } else if (speech.is('third_person', word.word)) {
      actor = current = actor && !actor.isOwner ? actor : lastOther;
    }
    subjects.push(...words.slice(index, end + 1).map(() => current));
    index = end;
  }
  return subjects;
}

/** Whether two subjects can be the same. Unknown ones can. */
export function canBeSame(asked: Subject | undefined, told: Subject | undefined, speech: Speech): boolean {
  if (!asked || !told) return true;
  if (asked.isOwner && told.isOwner) return true;
  return (
    asked.heads.some((head) => isAmong(told.heads, head, speech)) && isSamePossessor(asked, told, speech)
  );
}

export function isOwners({ possessors }: Subject): boolean {
  return possessors.includes(OWNER);
}

/** By name, or by another word for the same part: "mum", "mother". */
export function isAmong(heads: readonly string[], head: string, speech: Speech): boolean {
  return heads.some((other) => other === head || speech.areSynonyms(other, head));
}

function isSamePossessor(asked: Subject, told: Subject, speech: Speech): boolean {
  if (asked.possessors.length === 0 || told.possessors.length === 0) return true;
  return asked.possessors.some((possessor) => isAmong(told.possessors, possessor, speech));
}

interface Phrase {
  subject: Subject;
  end: number;
  /** It opens a clause, as a subject does: "… and Ben", "that Ana", "Ana's cat". */
  isSubject: boolean;
  /** A place or somebody beside: "at Ana's", "the wedding of Ana". */
  isBystander: boolean;
  /** "Call Ben", "met Ana": the word before is a verb, as far as can be told. */
  isObject: boolean;
  joins: boolean;
  isGroup: boolean;
}

/** "Ana's brother Ben", "my little sister", "Dr Keller": from its first person to its last. */
function readPhrase(words: readonly Word[], start: number, speech: Speech): Phrase {
  let end = start;
  for (let next = words[end + 1]; next && continues(next, speech); next = words[end + 1]) end += 1;
  const persons = words.slice(start, end + 1);
  const headsFrom = persons.slice(0, -1).findLastIndex((word) => word.isPossessive) + 1;
  const opening = openingOf(words, start, speech);
  const possessors = persons.slice(0, headsFrom).map(headOf);
  if (possessors.length === 0 && speech.is('first_possessive', words[opening]?.word ?? ''))
    possessors.push(OWNER);
  const before = words[opening - 1]?.word ?? '';
  // "The Christmas decorations": persons take no article.
  const isModifier = words[start]?.isName === true && speech.is('articles', words[opening]?.word ?? '');
  const joins = speech.is('joining', before) || isAside(words, opening, end);
  return {
    subject: { isOwner: false, heads: persons.slice(headsFrom).map(headOf), possessors, isGroup: false },
    end,
    isSubject:
      !isModifier &&
      (opening === 0 ||
        joins ||
        words[opening]?.isAfterBreak === true ||
        speech.is('openers', before) ||
        words[end]?.isPossessive === true),
    isBystander: isModifier || speech.is('prepositions', before),
    isObject:
      speech.reading.manner.objects_follow_verbs &&
      words[opening - 1]?.isStop === false &&
      !isAdverb(before, speech),
    joins,
    isGroup: speech.is('and', before),
  };
}

/** The "my" of "my sister" says whose sister, not whom it is about. */
function opensPhrase(words: readonly Word[], index: number, speech: Speech): boolean {
  const next = [index + 1, index + 2].find((place) => words[place] && isPerson(words[place]));
  return next !== undefined && openingOf(words, next, speech) === index;
}

/** "The doctor told me to rest": it is me who rests. */
function isToldTo(words: readonly Word[], index: number, speech: Speech): boolean {
  return (
    speech.is('object_person', words[index]?.word ?? '') && speech.is('to', words[index + 1]?.word ?? '')
  );
}

function continues(next: Word, speech: Speech): boolean {
  return next.isJoined && (isPerson(next) || speech.is('titles', next.word));
}

function isAdverb(word: string, speech: Speech): boolean {
  return speech.is('adverbs', word) || speech.endsWith('adverb_endings', word);
}

/** "our landlord, Mr Petit, wants": another name for the one before. */
function isAside(words: readonly Word[], opening: number, end: number): boolean {
  return words[opening]?.isAfterBreak === true && words[end + 1]?.isAfterBreak !== false;
}

/** Where the phrase begins with its title, its determiner and one adjective. */
function openingOf(words: readonly Word[], start: number, speech: Speech): number {
  const at = (index: number): string => words[index]?.word ?? '';
  if (speech.is('determiners', at(start - 1)) || speech.is('titles', at(start - 1))) return start - 1;
  const adjective = words[start - 1];
  const isAdjective = adjective && !adjective.isStop && !isPerson(adjective) && words[start]?.isJoined;
  return isAdjective && speech.is('determiners', at(start - 2)) ? start - 2 : start;
}

function join(one: Subject, other: Subject, isGroup: boolean): Subject {
  return {
    isOwner: one.isOwner || other.isOwner,
    heads: [...one.heads, ...other.heads].slice(0, MAX_NAMED),
    possessors: [...one.possessors, ...other.possessors].slice(0, MAX_NAMED),
    isGroup: isGroup || one.isGroup || other.isGroup,
  };
}
