import { type Entity, type Home } from '../../../integrations/home/home.js';
import { type Pack } from '../pack/pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { calledAlike } from './called-alike.js';
import { type Noun } from './segments.js';

/** A home with what is looked up in it for every sentence. */
export interface HomeIndex {
  readonly home: Home;
  readonly pack: Pack;
  readonly byId: ReadonlyMap<string, Entity>;
  readonly floorOf: ReadonlyMap<string, string | null>;
  /** Words of an area's or entity's name, as tokens have them. */
  wordsOf(id: string): readonly string[];
  stemsOf(id: string): readonly string[];
  /** Kinds that the words of an entity's name stand for: "Garden tap" is a tap. */
  nounsOf(id: string): readonly Noun[];
  /** What an area or entity is called besides, by its name in this or another language. */
  otherNamesOf(id: string): readonly string[];
}

interface NameWords {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly nouns: readonly Noun[];
}
const NONE: NameWords = { words: [], stems: [], nouns: [] };

/** `others` are the packs of the languages in which the home may be named besides. */
export function indexOf(home: Home, pack: Pack, others: readonly Pack[] = []): HomeIndex {
  const names = new Map<string, NameWords>();
  const otherNames = otherNamesIn(home, pack, others);
  for (const { id, name } of [...home.areas, ...home.entities]) names.set(id, wordsOfName(name, pack));
  return {
    home,
    pack,
    byId: byId(home),
    floorOf: new Map(home.areas.map(({ id, floorId }) => [id, floorId])),
    wordsOf: (id) => (names.get(id) ?? NONE).words,
    stemsOf: (id) => (names.get(id) ?? NONE).stems,
    nounsOf: (id) => (names.get(id) ?? NONE).nouns,
    otherNamesOf: (id) => otherNames.get(id) ?? [],
  };
}

export function byId({ entities }: Home): ReadonlyMap<string, Entity> {
  return new Map(entities.map((entity) => [entity.id, entity]));
}

/** A room may be called otherwise in its own language, too; of things that would be a kind rather than a name. */
function otherNamesIn(
  { areas, entities }: Home,
  spoken: Pack,
  others: readonly Pack[],
): ReadonlyMap<string, readonly string[]> {
  const everywhere = { spoken, from: [spoken, ...others] };
  const elsewhere = { spoken, from: others };
  return new Map([
    ...areas.map(({ id, name, aliases }): [string, string[]] => [
      id,
      [name, ...aliases].flatMap((each) => calledAlike(each, 'room', everywhere)),
    ]),
    ...entities.map(({ id, name, aliases, areaId }): [string, string[]] => [
      id,
      [name, ...aliases]
        .flatMap((each) => [each, ...outsideOf(areas.find((area) => area.id === areaId)?.name, each)])
        .flatMap((each) => calledAlike(each, 'thing', elsewhere)),
    ]),
  ]);
}

/** “Office ceiling light” in the office is a ceiling light, too; what would be one word is left to its kind. */
function outsideOf(room: string | undefined, name: string): string[] {
  if (room === undefined || !name.toLowerCase().startsWith(`${room.toLowerCase()} `)) return [];
  const rest = name.slice(room.length).trim();
  return rest.includes(' ') ? [rest] : [];
}

function wordsOfName(name: string, pack: Pack): NameWords {
  const tokens = tokenise(name, pack);
  return {
    words: tokens.map(({ text }) => text),
    stems: tokens.map(({ stem }) => stem),
    nouns: tokens.flatMap(({ stem, text }) => nounsOfWord(text, pack).concat(nounsOfWord(stem, pack))),
  };
}

/** What kinds of things a word stands for by itself. */
export function nounsOfWord(word: string, pack: Pack): Noun[] {
  const meanings = pack.lexicon.next.get(word)?.meanings ?? [];
  return meanings.filter(({ type }) => type === 'noun').map(({ value }) => value as Noun);
}
