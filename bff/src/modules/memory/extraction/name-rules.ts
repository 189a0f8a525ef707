import { type EntityKind } from '../entities/entity-kinds.js';
import {
  ALSO_PLACES,
  ALSO_WORDS,
  AT_A_PLACE,
  BELONGINGS,
  JOINING,
  KIN_NAMES,
  KIN_TITLES,
  MEETING_VERBS,
  MONTHS,
  MOTION,
  NOBODY,
  ORGANISATION_WORDS,
  PERSON_VERBS,
  PLACE_WORDS,
  RELATIONS,
  SHARED,
  TITLES,
  WORKING,
} from './name-lexicon.js';
import { type Word } from './sentence-words.js';

/** Capitalised words in a row, and what stands around them. */
export interface NameRun {
  readonly words: readonly Word[];
  readonly before: Word | undefined;
  readonly secondBefore: Word | undefined;
  readonly after: Word | undefined;
  readonly isAtStart: boolean;
  /** Its first word follows a title, which is no part of the name. */
  readonly isTitled: boolean;
  /** What the library says of each word. */
  readonly tags: readonly ReadonlySet<string>[];
}

type Kind = Exclude<EntityKind, 'topic'>;

/** What a name is, or undefined when its sentence does not tell: a missing name is added by hand, a wrong one annoys. */
export function kindOfName(run: NameRun): Kind | undefined {
  const [first] = run.words;
  if (!first) return undefined;
  if (run.isTitled || KIN_TITLES.has(first.lower))
    return run.words.length > 1 || run.isTitled ? 'person' : undefined;
  if (KIN_NAMES.has(first.lower) && run.words.length === 1) return 'person';
  return byItsWords(run) ?? (run.words.length === 1 ? kindOfSingle(run, first) : kindOfSeveral(run));
}

function byItsWords({ words }: NameRun): Kind | undefined {
  if (words.length < 2) return undefined;
  if (words.some(({ lower }) => ORGANISATION_WORDS.has(lower))) return 'organisation';
  return words.some(({ lower }) => PLACE_WORDS.has(lower)) ? 'place' : undefined;
}

function kindOfSeveral(run: NameRun): Kind | undefined {
  const isPerson = run.tags[0]?.has('FirstName') === true || run.tags.every((tags) => tags.has('Person'));
  return isPerson ? 'person' : (kindByTags(run) ?? kindByCues(run));
}

function kindOfSingle(run: NameRun, { lower }: Word): Kind | undefined {
  const cued = kindByCues(run);
  if (ALSO_PLACES.has(lower)) return cued ?? (isBehindPreposition(run) ? 'place' : undefined);
  if (MONTHS.has(lower)) return cued === 'person' ? cued : undefined;
  if (ALSO_WORDS.has(lower)) return run.isAtStart ? cued : (cued ?? 'person');
  return kindByTags(run) ?? cued;
}

function kindByTags({ tags }: NameRun): Kind | undefined {
  const all = (...names: string[]): boolean => tags.every((each) => names.some((name) => each.has(name)));
  if (all('Place', 'City', 'Country', 'Region')) return 'place';
  if (all('Organization')) return 'organisation';
  return all('FirstName', 'LastName', 'Person') && tags[0]?.has('FirstName') ? 'person' : undefined;
}

/** By the words around it. */
function kindByCues(run: NameRun): Kind | undefined {
  if (isCuedAsPerson(run)) return 'person';
  if (isCuedAsPlace(run)) return 'place';
  return isCuedAsOrganisation(run) ? 'organisation' : undefined;
}

function isCuedAsPerson({ words, before, secondBefore, after, isAtStart }: NameRun): boolean {
  const last = words.at(-1);
  if (isAtStart && words.length === 1 && NOBODY.has(last?.lower ?? '')) return false;
  const isItsName = /^(?:is|are|was|were)$/u.test(secondBefore?.lower ?? '');
  if (before && (RELATIONS.has(before.lower) || (MEETING_VERBS.has(before.lower) && !isItsName))) return true;
  if (before?.lower === 'with' && secondBefore && SHARED.has(secondBefore.lower)) return true;
  if (!after?.gap.match(/^['’s ]*$/u)) return false;
  return last?.isPossessive === true ? BELONGINGS.has(after.lower) : PERSON_VERBS.has(after.lower);
}

function isCuedAsPlace({ before, secondBefore }: NameRun): boolean {
  return before !== undefined && AT_A_PLACE.has(before.lower) && MOTION.has(secondBefore?.lower ?? '');
}

function isCuedAsOrganisation({ before, secondBefore }: NameRun): boolean {
  if (before && JOINING.has(before.lower)) return true;
  return ['at', 'for', 'with'].includes(before?.lower ?? '') && WORKING.has(secondBefore?.lower ?? '');
}

function isBehindPreposition({ before }: NameRun): boolean {
  return before !== undefined && (AT_A_PLACE.has(before.lower) || before.lower === 'at');
}

export function isTitle({ lower }: Word): boolean {
  return TITLES.has(lower);
}
