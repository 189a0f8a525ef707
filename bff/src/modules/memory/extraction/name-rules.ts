import { type EntityKind } from '../entities/entity-kinds.js';
import { type NameWords } from './name-words.js';
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
export function kindOfName(run: NameRun, known: NameWords): Kind | undefined {
  const [first] = run.words;
  if (!first) return undefined;
  if (run.isTitled || known.kin_titles.has(first.lower))
    return run.words.length > 1 || run.isTitled ? 'person' : undefined;
  if (known.kin_names.has(first.lower) && run.words.length === 1) return 'person';
  const byWords = byItsWords(run, known);
  return byWords ?? (run.words.length === 1 ? kindOfSingle(run, first, known) : kindOfSeveral(run, known));
}

function byItsWords({ words }: NameRun, known: NameWords): Kind | undefined {
  if (words.length < 2) return undefined;
  if (words.some(({ lower }) => known.organisation_words.has(lower))) return 'organisation';
  return words.some(({ lower }) => known.place_words.has(lower)) ? 'place' : undefined;
}

function kindOfSeveral(run: NameRun, known: NameWords): Kind | undefined {
  const isPerson = run.tags[0]?.has('FirstName') === true || run.tags.every((tags) => tags.has('Person'));
  return isPerson ? 'person' : (kindByTags(run) ?? kindByCues(run, known));
}

function kindOfSingle(run: NameRun, { lower }: Word, known: NameWords): Kind | undefined {
  const cued = kindByCues(run, known);
  if (known.also_places.has(lower)) return cued ?? (isBehindPreposition(run, known) ? 'place' : undefined);
  if (known.months.has(lower)) return cued === 'person' ? cued : undefined;
  if (known.also_words.has(lower)) return run.isAtStart ? cued : (cued ?? 'person');
  return kindByTags(run) ?? cued;
}

function kindByTags({ tags }: NameRun): Kind | undefined {
  const all = (...names: string[]): boolean => tags.every((each) => names.some((name) => each.has(name)));
  if (all('Place', 'City', 'Country', 'Region')) return 'place';
  if (all('Organization')) return 'organisation';
  return all('FirstName', 'LastName', 'Person') && tags[0]?.has('FirstName') ? 'person' : undefined;
}

/** By the words around it. */
function kindByCues(run: NameRun, known: NameWords): Kind | undefined {
  if (isCuedAsPerson(run, known)) return 'person';
  if (isCuedAsPlace(run, known)) return 'place';
  return isCuedAsOrganisation(run, known) ? 'organisation' : undefined;
}

function isCuedAsPerson(
  { words, before, secondBefore, after, isAtStart }: NameRun,
  known: NameWords,
): boolean {
  const last = words.at(-1);
  if (isAtStart && words.length === 1 && known.nobody.has(last?.lower ?? '')) return false;
  const isItsName = known.being.has(secondBefore?.lower ?? '');
  if (before && (known.relations.has(before.lower) || (known.meeting_verbs.has(before.lower) && !isItsName)))
    return true;
  if (before && known.with.has(before.lower) && known.shared.has(secondBefore?.lower ?? '')) return true;
  if (!after?.gap.match(/^['’s ]*$/u)) return false;
  if (last?.isPossessive === true) return known.belongings.has(after.lower);
  return known.person_verbs.has(after.lower) && !known.determiners.has(before?.lower ?? '');
}

function isCuedAsPlace({ before, secondBefore }: NameRun, known: NameWords): boolean {
  return (
    before !== undefined && known.at_a_place.has(before.lower) && known.motion.has(secondBefore?.lower ?? '')
  );
}

function isCuedAsOrganisation({ before, secondBefore }: NameRun, known: NameWords): boolean {
  if (before && known.joining.has(before.lower)) return true;
  return known.at_work.has(before?.lower ?? '') && known.working.has(secondBefore?.lower ?? '');
}

function isBehindPreposition({ before }: NameRun, known: NameWords): boolean {
  return before !== undefined && (known.at_a_place.has(before.lower) || known.at.has(before.lower));
}

export function isTitle({ lower }: Word, known: NameWords): boolean {
  return known.titles.has(lower);
}
