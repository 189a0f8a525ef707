import { type Entity, type Home } from '../../../integrations/home/home.js';
import { addPhrase, node } from '../pack/lexicon.js';
import { type Node, type Pack } from '../pack/pack.js';
import { byId, indexOf, type HomeIndex } from './home-index.js';
import { calledAlike } from './called-alike.js';
import { thingsCalled } from './own-things.js';
import { formsOfArea, formsOfEntity } from './name-forms.js';

export interface NameSources {
  readonly home?: Home;
  readonly lists?: readonly string[];
  /** What stands on lists, and what reminders say: some of it is spoken of by a part of its words. */
  readonly listed?: readonly string[];
  readonly reminders?: readonly string[];
  readonly people?: readonly string[];
  /** Words for how one feels, from 1 (awful) to 5 (great). */
  readonly moods?: readonly { readonly word: string; readonly mood: number }[];
}

/** The user's own names as phrases beside the language's. Built when one of them changes, not for each sentence. */
export interface Names {
  readonly root: Node;
  readonly known: ReadonlySet<string>;
  readonly home?: HomeIndex;
}

/**
 * Several things may share a name: a phrase means all of them, and the sentence decides. `others` are the packs of the
 * languages in which the home may be named besides: "im Schlafzimmer" is in the "Bedroom".
 */
export function namesOf(
  { home, lists = [], listed = [], reminders = [], people = [], moods = [] }: NameSources,
  pack: Pack,
  others: readonly Pack[] = [],
): Names {
  const root = node();
  const known = new Set<string>();
  const add = (type: string, entries: Iterable<readonly [string, string]>): void => {
    for (const [phrase, ids] of grouped(entries))
      addPhrase(root, phrase, { type, value: ids }, { rules: pack, known });
  };
  for (const list of lists) addPhrase(root, list, { type: 'own_list', value: list }, { rules: pack, known });
  for (const { phrase, type, value } of [
    ...thingsCalled('own_item', listed, pack),
    ...thingsCalled('own_reminder', reminders, pack),
  ])
    addPhrase(root, phrase, { type, value }, { rules: pack, known });
  for (const person of people)
    addPhrase(root, person, { type: 'person', value: person }, { rules: pack, known });
  for (const { word, mood } of moods)
    addPhrase(root, word, { type: 'mood', value: mood }, { rules: pack, known });
  if (!home) return { root, known };
  const index = indexOf(home, pack, others);
  add('area', areaEntries(index));
  for (const [phrase, ids] of floorsIn(home, pack, others))
    addPhrase(root, phrase, { type: 'floor', value: ids }, { rules: pack, known });
  add('entity', entityEntries(index));
  return { root, known, home: index };
}

/** The same names of a home whose things are in other states by now. */
export function withStatesOf(names: Names, home: Home | undefined): Names {
  if (!names.home || !home || names.home.home === home) return names;
  return { ...names, home: { ...names.home, home, byId: byId(home) } };
}

function areaEntries(index: HomeIndex): [string, string][] {
  const { home } = index;
  const { areas } = home;
  const lasts = new Map<string, number>();
  for (const { id } of areas)
    for (const word of new Set(index.wordsOf(id))) lasts.set(word, (lasts.get(word) ?? 0) + 1);
  const entries = areas.flatMap((area) =>
    [area.name, ...area.aliases].flatMap((name) =>
      formsOfArea(name, index.pack, (word) => lasts.get(word) === 1).map((form): [string, string] => [
        form,
        area.id,
      ]),
    ),
  );
  return [...entries, ...calledOtherwise(areas, index, takenIn(home, entries))];
}

/** All that the home already calls by its own names: no other word for a room takes one of them. */
function takenIn(
  { entities, floors }: Home,
  own: readonly (readonly [string, string])[],
): ReadonlySet<string> {
  const names = [...entities, ...floors].map(({ name }) => name);
  return new Set([...own.map(([form]) => form), ...names].map((name) => name.toLowerCase()));
}

/** What people call the same room or thing, in the language that is spoken. */
function calledOtherwise(
  named: readonly { readonly id: string }[],
  index: HomeIndex,
  taken: ReadonlySet<string>,
): [string, string][] {
  return named.flatMap(({ id }) =>
    index
      .otherNamesOf(id)
      .filter((form) => !taken.has(form))
      .map((form): [string, string] => [form, id]),
  );
}

/**
 * Floors by their own names and by what people call them. Of what is called a floor and is none of this home nothing is
 * meant: "upstairs" in a flat is not all of it.
 */
function floorsIn(home: Home, pack: Pack, others: readonly Pack[]): Map<string, string[]> {
  const own = home.floors.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((form): [string, string] => [form, id]),
  );
  const taken = takenIn(home, own);
  const called = home.floors.flatMap(({ id, name, aliases }) =>
    [name, ...aliases]
      .flatMap((each) => calledAlike(each, 'floor', { spoken: pack, from: [pack, ...others] }))
      .filter((form) => !taken.has(form))
      .map((form): [string, string] => [form, id]),
  );
  const floors = grouped([...own, ...called]);
  for (const { words } of pack.particles.get('floor') ?? []) {
    const phrase = words.join(' ');
    if (!floors.has(phrase) && !taken.has(phrase)) floors.set(phrase, []);
  }
  return floors;
}

function entityEntries(index: HomeIndex): [string, string][] {
  const { home } = index;
  const entries = home.entities.flatMap((entity) =>
    [entity.name, ...entity.aliases].flatMap((name) =>
      formsOfEntity(name, placeOf(entity, index), index.pack).map((form): [string, string] => [
        form,
        entity.id,
      ]),
    ),
  );
  return [...entries, ...calledOtherwise(home.entities, index, takenIn(home, entries))];
}

function placeOf(entity: Entity, index: HomeIndex): readonly string[] {
  return entity.areaId === null ? [] : index.wordsOf(entity.areaId);
}

function grouped(entries: Iterable<readonly [string, string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [phrase, id] of entries) {
    if (phrase.trim() === '') continue;
    const ids = groups.get(phrase);
    if (!ids) groups.set(phrase, [id]);
    else if (!ids.includes(id)) ids.push(id);
  }
  return groups;
}
