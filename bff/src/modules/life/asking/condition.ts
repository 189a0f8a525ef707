import { type DaySeries } from '../../../common/day-series.js';

/** Words that say the state of a thing and not which one. */
export interface StateWords {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** What a day is to have: tags by their series, things of the home by the ids of their series. */
export interface Condition {
  readonly tags: readonly DaySeries[];
  /** Ids of entities. */
  readonly entities: readonly string[];
  /** "With the window closed": the days on which it is not so. */
  readonly isNegated: boolean;
}

export interface NamedEntity {
  readonly id: string;
  readonly name: string;
}

const LEAST_LETTERS = 3;

/**
 * Finds what is meant among what there is: a tag that is said whole, or a thing one of whose own words is said. Nothing is
 * guessed from likeness: undefined where no name stands in the words.
 */
export function conditionIn(
  said: string,
  { tags, entities }: { tags: readonly DaySeries[]; entities: readonly NamedEntity[] },
  states: StateWords,
): Condition | undefined {
  const words = wordsOf(said);
  const has = (word: string): boolean => words.some((one) => isSameWord(one, word));
  const named = tags.filter(({ title }) => wordsOf(title).every(has));
  const isNegated = words.some((word) => states.off.includes(word));
  if (named.length > 0) return { tags: named, entities: [], isNegated: false };
  const stateless = words.filter((word) => ![...states.on, ...states.off].includes(word));
  const things = entities.filter(({ name }) =>
    wordsOf(name).some((word) => stateless.some((one) => isSameWord(one, word))),
  );
  if (things.length === 0) return undefined;
  return { tags: [], entities: things.map(({ id }) => id), isNegated };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);
}

/** "Walks" is "walk"; no further stem is taken. */
function isSameWord(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`;
}
