import { STOP_WORDS } from '../../../common/language/stop-words.js';
import { type EntityKind } from '../entities/entity-kinds.js';
import { kindOfName, type NameRun } from './name-rules.js';
import { type NameWords } from './name-words.js';
import { mayBeName, nameRunsOf } from './name-runs.js';
import { sentencesOf, type Word, wordsOf } from './sentence-words.js';
import { type Tagger } from './tagger.js';

export interface FoundName {
  kind: EntityKind;
  name: string;
}

const HEADING_WORDS = 3;

/** The people, places and organisations that a sentence names, as far as its words tell. */
export function namesInSentence(sentence: string, tag: Tagger, known: NameWords): FoundName[] {
  const words = wordsOf(sentence);
  if (isHeading(sentence, words) || !words.some((word) => mayBeName(word, known))) return [];
  const judged = nameRunsOf(words, tag(sentence), known).map((run) => ({
    run,
    kind: kindOfName(run, known),
  }));
  return judged.flatMap(({ run, kind }, i) => {
    const isBesidePerson = [judged[i - 1], judged[i + 1]].some(
      (other) => other?.kind === 'person' && areCoordinated(other.run, run, known),
    );
    const told = kind ?? (isBesidePerson ? 'person' : undefined);
    return told ? [{ kind: told, name: nameOf(run) }] : [];
  });
}

/** Most sentences have no word that may be a name, and need no more reading. */
export function sentencesWithNames(text: string, known: NameWords): string[] {
  return sentencesOf(text).filter((sentence) => wordsOf(sentence).some((word) => mayBeName(word, known)));
}

/** In a heading, or where somebody shouts, a capital says nothing. */
function isHeading(sentence: string, words: readonly Word[]): boolean {
  if (words.length > 1 && words.every(({ text }) => text === text.toUpperCase())) return true;
  const isTitleCase = words.every(({ isCapital, lower }) => isCapital || STOP_WORDS.has(lower));
  return words.length >= HEADING_WORDS && isTitleCase && !/[.!?…]["”’)]*$/u.test(sentence);
}

function nameOf({ words }: NameRun): string {
  return words.map(({ text, gap }, place) => (place === 0 ? text : gap + text)).join('');
}

/** "Ana and Zaniyah": who stands beside a person is one. */
function areCoordinated(one: NameRun, other: NameRun, { and }: NameWords): boolean {
  const joins = (first: NameRun, { before, secondBefore }: NameRun): boolean =>
    before !== undefined && and.has(before.lower) && secondBefore === first.words.at(-1);
  return joins(one, other) || joins(other, one);
}
