import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { type EntityKind } from '../entities/entity-kinds.js';
import { ALSO_WORDS, NO_NAMES } from './name-lexicon.js';
import { isTitle, kindOfName, type NameRun } from './name-rules.js';
import { sentencesOf, type Word, wordsOf } from './sentence-words.js';
import { type Tagger, type Tags } from './tagger.js';

export interface FoundName {
  kind: EntityKind;
  name: string;
}

const PARTICLE = /^(?:de|da|di|del|della|der|den|van|von|zu|la|le|el|al|bin|ibn|of|of the)$/u;
const MAX_WORDS = 5;
const HEADING_WORDS = 3;

/** The people, places and organisations that a sentence names, as far as its words tell. */
export function namesInSentence(sentence: string, tag: Tagger): FoundName[] {
  const words = wordsOf(sentence);
  if (isHeading(sentence, words) || !words.some(mayBeName)) return [];
  const judged = runsOf(words, tag(sentence)).map((run) => ({ run, kind: kindOfName(run) }));
  return judged.flatMap(({ run, kind }, i) => {
    const isBesidePerson = [judged[i - 1], judged[i + 1]].some(
      (other) => other?.kind === 'person' && areCoordinated(other.run, run),
    );
    const told = kind ?? (isBesidePerson ? 'person' : undefined);
    return told ? [{ kind: told, name: nameOf(run) }] : [];
  });
}

/** Most sentences have no word that may be a name, and need no more reading. */
export function sentencesWithNames(text: string): string[] {
  return sentencesOf(text).filter((sentence) => wordsOf(sentence).some(mayBeName));
}

function mayBeName({ isCapital, lower }: Word): boolean {
  if (!isCapital || lower.length === 1 || NO_NAMES.has(lower)) return false;
  return !STOP_WORDS.has(lower) || ALSO_WORDS.has(lower);
}

/** In a heading, or where somebody shouts, a capital says nothing. */
function isHeading(sentence: string, words: readonly Word[]): boolean {
  if (words.length > 1 && words.every(({ text }) => text === text.toUpperCase())) return true;
  const isTitleCase = words.every(({ isCapital, lower }) => isCapital || STOP_WORDS.has(lower));
  return words.length >= HEADING_WORDS && isTitleCase && !/[.!?…]["”’)]*$/u.test(sentence);
}

function runsOf(words: readonly Word[], tags: Tags): NameRun[] {
  const runs: NameRun[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!mayBeName(words[at]!) && !isInitial(words[at]!)) continue;
    const from = isTitle(words[at]!) || isOrdinaryStart(words, at, tags) ? at + 1 : at;
    let end = from;
    while (end < words.length && end - from < MAX_WORDS && continues(words, from, end)) end += 1;
    while (end > from && PARTICLE.test(words[end - 1]!.lower)) end -= 1;
    if (end > from && words.slice(from, end).some(mayBeName)) runs.push(runAt(words, from, end, tags));
    at = Math.max(at, end - 1);
  }
  return runs;
}

/** At the start of a sentence every word has a capital: with a name behind it, it must be known as one itself. */
function isOrdinaryStart(words: readonly Word[], at: number, tags: Tags): boolean {
  const next = words[at + 1];
  if (at > 0 || !next?.isCapital || next.gap !== ' ') return false;
  const known = tags.get(words[0]!.start);
  return !['ProperNoun', 'Person', 'FirstName', 'Place', 'Organization'].some((tag) => known?.has(tag));
}

function continues(words: readonly Word[], from: number, at: number): boolean {
  const word = words[at]!;
  if (at === from) return mayBeName(word) || isInitial(word);
  const before = words[at - 1]!;
  if (before.isPossessive || !/^(?:\. | |-)$/u.test(word.gap)) return false;
  if (word.gap === '. ' && !isInitial(before) && !isTitle(before)) return false;
  if (mayBeName(word) || isInitial(word)) return true;
  return (
    PARTICLE.test(word.lower) &&
    words[at + 1]?.isCapital === true &&
    words[at + 1]?.gap === ' ' &&
    mayBeName(words[at + 1]!)
  );
}

function isInitial({ text }: Word): boolean {
  return /^\p{Lu}$/u.test(text) && text !== 'I';
}

function runAt(words: readonly Word[], from: number, end: number, tags: Tags): NameRun {
  const before = words[from - 1];
  return {
    words: words.slice(from, end),
    before,
    secondBefore: words[from - 2],
    after: words[end],
    isAtStart:
      words.slice(0, from).every(({ isCapital }) => isCapital) || /[;:(“"]/u.test(words[from]?.gap ?? ''),
    isTitled: before !== undefined && before.isCapital && isTitle(before),
    tags: words.slice(from, end).map(({ start }) => tags.get(start) ?? new Set<string>()),
  };
}

function nameOf({ words }: NameRun): string {
  return words.map(({ text, gap }, place) => (place === 0 ? text : gap + text)).join('');
}

/** "Ana and Zaniyah": who stands beside a person is one. */
function areCoordinated(one: NameRun, other: NameRun): boolean {
  const joins = (first: NameRun, { before, secondBefore }: NameRun): boolean =>
    before?.lower === 'and' && secondBefore === first.words.at(-1);
  return joins(one, other) || joins(other, one);
}
