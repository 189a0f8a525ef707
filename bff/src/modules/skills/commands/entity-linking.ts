import { type Area, type Home } from './command.js';
import { stem, wordsOf } from './normalise.js';
import { isGenericName, nounsFor } from './nouns.js';

export type LinkKind = 'entity' | 'area' | 'floor';

/** A name of the home that was said: several things may share it. */
export interface Link {
  readonly kind: LinkKind;
  readonly ids: readonly string[];
  /** The words as they were said. */
  readonly said: string;
  /** All of them are meant, not one that shares the name. */
  readonly isEach?: boolean;
}

interface Name {
  readonly stems: readonly string[];
  /** Its last word, unshortened. */
  readonly last: string;
  readonly kind: LinkKind;
  readonly id: string;
}

/** By the first word; the longest first. */
export type Names = ReadonlyMap<string, readonly Name[]>;

const PRIORITY: readonly LinkKind[] = ['area', 'floor', 'entity'];
/** Homes whose names are kept: those that people speak to at the same time. */
const MAX_HOMES = 100;
const cache = new WeakMap<Home, Names>();
const namesByCalling = new Map<string, Names>();

/** The names of a home. They are read once for all its states: reading takes longer than all else of a sentence. */
export function namesOf(home: Home): Names {
  const known = cache.get(home);
  if (known) return known;
  const calling = JSON.stringify([
    home.floors.map(called),
    home.areas.map(called),
    home.entities.map((entity) => [...called(entity), entity.domain]),
  ]);
  const names = namesByCalling.get(calling) ?? readNames(home);
  if (namesByCalling.size >= MAX_HOMES) namesByCalling.clear();
  namesByCalling.set(calling, names);
  cache.set(home, names);
  return names;
}

/** All that its names are read from. */
function called({ id, name, aliases }: Pick<Area, 'id' | 'name' | 'aliases'>): unknown[] {
  return [id, name, aliases];
}

function readNames(home: Home): Names {
  const places = [
    ...home.floors.flatMap((floor) => named('floor', floor.id, [floor.name, ...floor.aliases])),
    ...home.areas.flatMap((area) => named('area', area.id, [area.name, ...parts(area), ...area.aliases])),
    ...lastWords(home.areas),
  ];
  const taken = new Set(places.map(({ stems }) => stems.join(' ')));
  const things = home.entities.flatMap(({ id, name, aliases, domain }) =>
    named(
      'entity',
      id,
      [name, ...aliases].flatMap((said) => spoken(said, domain, taken)),
    ).filter(({ stems }) => !taken.has(stems.join(' ')) && !isGenericName(stems.join(' '))),
  );
  return byFirstWord([...places, ...things]);
}

/** The words with each name of the home replaced by a placeholder, `@e0`, `@a1`, `@f2`, and what these stand for. */
export function link(words: readonly string[], names: Names): { tokens: string[]; links: Link[] } {
  const tokens: string[] = [];
  const links: Link[] = [];
  const stems = words.map(stem);
  for (let i = 0; i < words.length;) {
    const matching = (names.get(stems[i] ?? '') ?? []).filter((name) =>
      name.stems.every((part, n) => stems[i + n] === part),
    );
    const best = isGarageDoor(stems, i)
      ? matching.find(({ kind }) => kind === 'entity')
      : likelier(matching, words, i);
    if (!best) {
      tokens.push(words[i++] ?? '');
      continue;
    }
    const same = matching.filter(
      ({ kind, stems: { length } }) => kind === best.kind && length === best.stems.length,
    );
    tokens.push(`@${best.kind.charAt(0)}${String(links.length)}`);
    links.push({
      kind: best.kind,
      ids: [...new Set(same.map(({ id }) => id))],
      said: words.slice(i, i + best.stems.length).join(' '),
    });
    i += best.stems.length;
  }
  return { tokens, links };
}

/** The door of a garage is a kind of its own, wherever it is. */
function isGarageDoor(stems: readonly string[], start: number): boolean {
  return stems[start] === 'garage' && /^(?:door|gate)$/u.test(stems[start + 1] ?? '');
}

/** "The bedroom curtains" are all of the bedroom's, even where one is called Bedroom Curtain. */
function likelier(matching: readonly Name[], words: readonly string[], start: number): Name | undefined {
  const [best] = matching;
  if (best?.kind !== 'entity') return best;
  const last = words[start + best.stems.length - 1] ?? '';
  const place = matching.find(({ kind }) => kind !== 'entity');
  const isPlural = last !== best.last && stem(last) === best.last;
  return isPlural && place && place.stems.length === best.stems.length - 1 ? place : best;
}

function named(kind: LinkKind, id: string, said: readonly string[]): Name[] {
  const seen = new Set<string>();
  return said.flatMap((name) => {
    const words = wordsOf(name);
    const stems = words.map(stem);
    const key = stems.join(' ');
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ kind, id, stems, last: words.at(-1) ?? '' }];
  });
}

/** "Living Room/Kitchen (open concept)" is called by either part. */
function parts({ name }: Area): string[] {
  return /[/(,&]/u.test(name) ? name.split(/[/(),&]+/u).map((part) => part.trim()) : [];
}

/** "The terrace" for the Rooftop Terrace. Two that end alike share the word, and the parser asks. */
function lastWords(areas: readonly Area[]): Name[] {
  const full = new Set(
    areas.flatMap(({ name, aliases }) => [name, ...aliases].map((said) => wordsOf(said).map(stem).join(' '))),
  );
  return areas.flatMap(({ id, name }) => {
    const words = wordsOf(name);
    const unnumbered = /^\d+$/u.test(words.at(-1) ?? '') ? [words.slice(0, -1).join(' ')] : [];
    const short = [...words.slice(1).map((_, i) => words.slice(i + 1).join(' ')), ...unnumbered];
    return named('area', id, short).filter(
      ({ stems }) =>
        !full.has(stems.join(' ')) && !/^(?:\d+|room|area|space|house|floor)$/u.test(stems.join(' ')),
    );
  });
}

/**
 * A name, the name with another word for its kind, and a longer name without it: "in the staff room" for the Staff Room
 * Smart Speaker. "Kitchen light" stays the lights of the kitchen.
 */
function spoken(name: string, domain: string, places: ReadonlySet<string>): string[] {
  const nouns = nounsFor(domain);
  const words = wordsOf(name);
  const isKind = words.length > 1 && nouns.includes(stem(words.at(-1) ?? ''));
  const core = isKind ? words.slice(0, words.at(-2) === 'smart' ? -2 : -1) : words;
  if (core.length === 0 || places.has(core.map(stem).join(' '))) return [name];
  const variants = nouns.map((noun) => `${core.join(' ')} ${noun}`);
  return [name, ...(core.length > 1 ? [core.join(' ')] : []), ...variants];
}

function byFirstWord(names: readonly Name[]): Names {
  const result = new Map<string, Name[]>();
  for (const name of names) {
    const first = name.stems[0] ?? '';
    result.set(first, [...(result.get(first) ?? []), name]);
  }
  for (const list of result.values()) {
    list.sort(
      (a, b) => b.stems.length - a.stems.length || PRIORITY.indexOf(a.kind) - PRIORITY.indexOf(b.kind),
    );
  }
  return result;
}
