import { areSynonyms } from './lexicon/synonyms.js';
import { headOf, isPerson, TITLES, type Word } from './words.js';

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
const FIRST_PERSON = new Set(['i', 'im', 'ive', 'we', 'my', 'our']);
const THIRD_PERSON = new Set(['he', 'she', 'they', 'his', 'her', 'their', 'hers', 'theirs']);
const DETERMINERS = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'a', 'an']);
const FIRST_POSSESSIVE = new Set(['my', 'our']);
const PREPOSITIONS = new Set(
  'in at to from near via of on by for with behind under next without after before than like'.split(' '),
);
/** What follows these is the same subject: "my dentist is Dr Keller", "Ana and Luis". */
const JOINING = new Set(['is', 'are', 'was', 'were', 'called', 'named', 'and']);

const OPENERS = new Set(
  'and or but that said says thinks because when if since while who so as though although whether what which where why how did does do is are was were has have had can could will would should may must'.split(
    ' ',
  ),
);

const ADVERB = /^(?:yesterday|today|tomorrow|tonight|later|sometimes|maybe|perhaps|\p{L}+ly)$/u;

/** The subject in force at each word: the last one named before it. */
export function subjectsOf(words: readonly Word[]): (Subject | undefined)[] {
  const subjects: (Subject | undefined)[] = [];
  /** Who acts, as far as the sentence has got; after "Ben told Ana", what follows may be said of either. */
  let actor: Subject | undefined;
  let current: Subject | undefined;
  let lastOther: Subject | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    let end = index;
    if (isPerson(word)) {
      const phrase = readPhrase(words, index);
      end = phrase.end;
      // "The wedding of Agnes and Tobias": the second stands where the first does.
      const isBystander = phrase.isBystander || (phrase.isGroup && !actor && lastOther !== undefined);
      lastOther = phrase.joins && actor ? join(actor, phrase.subject, phrase.isGroup) : phrase.subject;
      if (phrase.isSubject && !(isBystander && phrase.isGroup)) actor = current = lastOther;
      else if (current) current = join(current, phrase.subject, true);
      else if (!isBystander && !phrase.isObject) actor = current = lastOther;
    } else if ((FIRST_PERSON.has(word.word) || isToldTo(words, index)) && !opensPhrase(words, index)) {
      actor = current = words[index - 1]?.word === 'and' && actor ? join(actor, THE_OWNER, true) : THE_OWNER;
    } else if (THIRD_PERSON.has(word.word)) {
      actor = current = actor && !actor.isOwner ? actor : lastOther;
    }
    subjects.push(...words.slice(index, end + 1).map(() => current));
    index = end;
  }
  return subjects;
}

/** Whether two subjects can be the same. Unknown ones can. */
export function canBeSame(asked: Subject | undefined, told: Subject | undefined): boolean {
  if (!asked || !told) return true;
  if (asked.isOwner && told.isOwner) return true;
  return asked.heads.some((head) => isAmong(told.heads, head)) && isSamePossessor(asked, told);
}

export function isOwners({ possessors }: Subject): boolean {
  return possessors.includes(OWNER);
}

/** By name, or by another word for the same part: "mum", "mother". */
export function isAmong(heads: readonly string[], head: string): boolean {
  return heads.some((other) => other === head || areSynonyms(other, head));
}

function isSamePossessor(asked: Subject, told: Subject): boolean {
  if (asked.possessors.length === 0 || told.possessors.length === 0) return true;
  return asked.possessors.some((possessor) => isAmong(told.possessors, possessor));
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
function readPhrase(words: readonly Word[], start: number): Phrase {
  let end = start;
  for (let next = words[end + 1]; next && continues(next); next = words[end + 1]) end += 1;
  const persons = words.slice(start, end + 1);
  const headsFrom = persons.slice(0, -1).findLastIndex((word) => word.isPossessive) + 1;
  const opening = openingOf(words, start);
  const possessors = persons.slice(0, headsFrom).map(headOf);
  if (possessors.length === 0 && FIRST_POSSESSIVE.has(words[opening]?.word ?? '')) possessors.push(OWNER);
  const before = words[opening - 1]?.word ?? '';
  // "The Christmas decorations": persons take no article.
  const isModifier = words[start]?.isName === true && /^(?:the|an?)$/u.test(words[opening]?.word ?? '');
  const joins = JOINING.has(before) || isAside(words, opening, end);
  return {
    subject: { isOwner: false, heads: persons.slice(headsFrom).map(headOf), possessors, isGroup: false },
    end,
    isSubject:
      !isModifier &&
      (opening === 0 ||
        joins ||
        words[opening]?.isAfterBreak === true ||
        OPENERS.has(before) ||
        words[end]?.isPossessive === true),
    isBystander: isModifier || PREPOSITIONS.has(before),
    isObject: words[opening - 1]?.isStop === false && !ADVERB.test(before),
    joins,
    isGroup: before === 'and',
  };
}

/** The "my" of "my sister" says whose sister, not whom it is about. */
function opensPhrase(words: readonly Word[], index: number): boolean {
  const next = [index + 1, index + 2].find((place) => words[place] && isPerson(words[place]));
  return next !== undefined && openingOf(words, next) === index;
}

/** "The doctor told me to rest": it is me who rests. */
function isToldTo(words: readonly Word[], index: number): boolean {
  return /^(?:me|us)$/u.test(words[index]?.word ?? '') && words[index + 1]?.word === 'to';
}

function continues(next: Word): boolean {
  return next.isJoined && (isPerson(next) || TITLES.has(next.word));
}

/** "our landlord, Mr Petit, wants": another name for the one before. */
function isAside(words: readonly Word[], opening: number, end: number): boolean {
  return words[opening]?.isAfterBreak === true && words[end + 1]?.isAfterBreak !== false;
}

/** Where the phrase begins with its title, its determiner and one adjective. */
function openingOf(words: readonly Word[], start: number): number {
  const at = (index: number): string => words[index]?.word ?? '';
  if (DETERMINERS.has(at(start - 1)) || TITLES.has(at(start - 1))) return start - 1;
  const adjective = words[start - 1];
  const isAdjective = adjective && !adjective.isStop && !isPerson(adjective) && words[start]?.isJoined;
  return isAdjective && DETERMINERS.has(at(start - 2)) ? start - 2 : start;
}

function join(one: Subject, other: Subject, isGroup: boolean): Subject {
  return {
    isOwner: one.isOwner || other.isOwner,
    heads: [...one.heads, ...other.heads].slice(0, MAX_NAMED),
    possessors: [...one.possessors, ...other.possessors].slice(0, MAX_NAMED),
    isGroup: isGroup || one.isGroup || other.isGroup,
  };
}
