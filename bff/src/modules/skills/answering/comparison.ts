import { totalInWords } from '../../../common/list-total.js';
import { type MemoryFacets } from '../../memory/search/memory-facets.dto.js';
import { capitalise } from '../understanding/phrasing.js';
import { wordMap } from '../../../common/word-map.js';

/** What one period has, counted. */
export type Counts = Pick<MemoryFacets, 'total' | 'totalIs' | 'kinds' | 'people' | 'places' | 'tags'>;

/** Somebody, a place or a tag that only one of the two periods speaks of. */
export interface OnlyIn {
  readonly name: string;
  readonly count: number;
  /** How its memories are found. */
  readonly filter: { readonly entity?: string[]; readonly tag?: string[] };
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Those of each sort that are named; the others are few. */
const NAMED = 4;
const KIND_WORDS = wordMap<readonly [one: string, many: string]>({
  person: ['person', 'people'],
});

/** "This week: 12 memories. Last week: 8." */
export function totals(one: Counts, other: Counts, words: readonly [string, string]): string {
  const told = (counts: Counts, when: string): string =>
    `${capitalise(when)}: ${totalInWords(counts)} ${counts.total === 1 ? 'memory' : 'memories'}.`;
  return `${told(one, words[0])} ${told(other, words[1])}`;
}

/** A line for each sort of thing of which there is any: what the first period has, with what the other had of it. */
export function lines(one: Counts, other: Counts, words: readonly [string, string]): string[] {
  const sorts: readonly [string, readonly Counted[], readonly Counted[]][] = [
    ['Kinds', kindsOf(one), kindsOf(other)],
    ['People', one.people, other.people],
    ['Places', one.places, other.places],
    ['Tags', tagsOf(one), tagsOf(other)],
  ];
  return sorts.flatMap(([sort, here, there]) =>
    here.length + there.length === 0
      ? []
      : [`${sort}: ${words[0]} ${listed(here)}; ${words[1]} ${listed(there)}.`],
  );
}

/** What the first of two speaks of and the other does not, the most frequent first. */
export function onlyIn(one: Counts, other: Counts, limit: number): OnlyIn[] {
  const entities = (of: Counts): Counts['people'] => [...of.people, ...of.places];
  const known = new Set(entities(other).map(({ id }) => id));
  const tags = new Set(other.tags.map(({ value }) => value));
  return [
    ...entities(one)
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, count }): OnlyIn => ({ name, count, filter: { entity: [id] } })),
    ...one.tags
      .filter(({ value }) => !tags.has(value))
      .map(({ value, count }): OnlyIn => ({ name: `#${value}`, count, filter: { tag: [value] } })),
  ]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit);
}

function kindsOf({ kinds }: Counts): Counted[] {
  return kinds.map(({ value, count }) => {
    const [one, many] = KIND_WORDS.get(value) ?? [value, `${value}s`];
    return { name: count === 1 ? one : many, count };
  });
}

function tagsOf({ tags }: Counts): Counted[] {
  return tags.map(({ value, count }) => ({ name: `#${value}`, count }));
}

function listed(counted: readonly Counted[]): string {
  if (counted.length === 0) return 'none';
  const more = counted.length > NAMED ? [`${String(counted.length - NAMED)} more`] : [];
  return [...counted.slice(0, NAMED).map(({ name, count }) => `${name} (${String(count)})`), ...more].join(
    ', ',
  );
}
