import { type MemoryFacets } from '../../memory/search/memory-facets.dto.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenTotal } from '../kit/spoken.js';

/** What one period has, counted. */
export type Counts = Pick<MemoryFacets, 'total' | 'totalIs' | 'kinds' | 'people' | 'places' | 'tags'>;

/** A period as it is said, with what is counted in it. */
export interface Told {
  readonly said: string;
  readonly counts: Counts;
}

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

/** "This week: 12 memories. Last week: 8 memories." */
export function totals(periods: readonly Told[], phrases: TwinPhrases): string {
  return periods
    .map(({ said, counts }) =>
      phrases.say('compared-total', {
        ...{ period: said, count: counts.total, total: spokenTotal(counts, phrases) },
      }),
    )
    .join(' ');
}

/** A line for each sort of thing of which there is any: what the first period has, with what the other had of it. */
export function lines(one: Told, other: Told, phrases: TwinPhrases): string[] {
  const sorts: readonly [string, (counts: Counts) => readonly Counted[]][] = [
    ['kinds', (counts) => kindsOf(counts, phrases)],
    ['people', ({ people }) => people],
    ['places', ({ places }) => places],
    ['tags', tagsOf],
  ];
  return sorts.flatMap(([sort, counted]) => {
    const [here, there] = [counted(one.counts), counted(other.counts)];
    if (here.length + there.length === 0) return [];
    return phrases.say(`compared-${sort}`, {
      ...{ one: one.said, here: listed(here, phrases) },
      ...{ other: other.said, there: listed(there, phrases) },
    });
  });
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

function kindsOf({ kinds }: Counts, phrases: TwinPhrases): Counted[] {
  return kinds.map(({ value, count }) => ({ name: phrases.say(`kind-${value}`, { count }), count }));
}

function tagsOf({ tags }: Counts): Counted[] {
  return tags.map(({ value, count }) => ({ name: `#${value}`, count }));
}

function listed(counted: readonly Counted[], phrases: TwinPhrases): string {
  if (counted.length === 0) return phrases.say('compared-none');
  const named = counted.slice(0, NAMED).map((each) => phrases.say('compared-some', { ...each }));
  const left = counted.length - named.length;
  return [...named, ...(left > 0 ? [phrases.say('compared-more', { count: left })] : [])].join(', ');
}
