import { type Entity } from '../../../integrations/home/home.js';
import { type SkillSpec } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Pack } from '../pack/pack.js';
import { stemOf } from '../tokens/stem.js';
import { type HomeIndex, nounsOfWord } from './home-index.js';
import { targetsOfKind } from './kind-targets.js';
import { namedTargets } from './named-targets.js';
import { isOfType, type Noun, type Said } from './segments.js';
import { kindThatShows } from './shown-states.js';
import { type Found, type Scene, TargetSearch } from './target-search.js';

/** What skills that switch things may be about when a part of a name is said. */
const SWITCHED = ['light', 'switch', 'fan', 'media_player', 'valve', 'scene', 'climate'];
const SHORTEST_PART = 4;

/**
 * Which things of the home a clause points at, for a skill. A word that finds nothing never widens the search.
 * Undefined where there is no home or the skill is about none.
 */
export function findTargets(
  segments: readonly Segment[],
  spec: SkillSpec,
  scene: Scene,
  taken: ReadonlySet<Segment>,
): Found | undefined {
  const { index } = scene;
  if (!index || spec.domains.length === 0) return undefined;
  const free = segments.filter((segment) => !taken.has(segment));
  const known = { ...scene, said: segments };
  const find = (some: readonly Segment[]): Found => findOnce(new TargetSearch(some, spec, index, known));
  const parts = partsOf(free);
  if (parts.filter(isWhole).length > 1) return joined(parts.filter(isWhole).map(find));
  const found = find(free);
  if (found.problem !== 'missing' || parts.length < 2) return found;
  const apart = withSharedKind(parts, index).map(find);
  return apart.every(({ problem }) => problem === undefined) ? joined(apart) : found;
}

function partsOf(segments: readonly Segment[]): Segment[][] {
  const parts: Segment[][] = [[]];
  for (const segment of segments)
    if (isOfType(segment, 'and')) parts.push([]);
    else parts.at(-1)?.push(segment);
  return parts;
}

/**
 * "The kitchen light and the bedroom fan": where two parts name a thing and a place each, the places of one are
 * not the other's. Otherwise the parts are read as one ("the kitchen and bedroom lights").
 */
function isWhole(part: readonly Segment[]): boolean {
  return (
    part.some(isThing) && part.some((segment) => isOfType(segment, 'area') || isOfType(segment, 'floor'))
  );
}

function isThing(segment: Segment): boolean {
  return isOfType(segment, 'noun') || isOfType(segment, 'entity');
}

/** "The kitchen and bedroom lights", where the last is a name: the other parts are of its kind. */
function withSharedKind(
  parts: readonly (readonly Segment[])[],
  { pack }: HomeIndex,
): readonly (readonly Segment[])[] {
  const thing = parts.flat().findLast(isThing);
  const word = thing?.text.split(' ').at(-1) ?? '';
  const nouns = [...nounsOfWord(word, pack), ...nounsOfWord(stemOf(word, pack.grammar), pack)];
  if (!thing || nouns.length === 0) return parts;
  const meanings = nouns.map((noun) => ({ type: 'noun', value: { ...noun, word, plural: true } }));
  const kind: Segment = { ...thing, meanings, text: '', weight: 0, isFiller: true };
  return parts.map((part) => (part.some(isThing) ? part : [...part, kind]));
}

function findOnce(search: TargetSearch): Found {
  const named = namedTargets(search);
  const kinds = kindsOf(search);
  if (!named) {
    const shows = kindThatShows(search.shown, kinds, search.place.isSaid);
    const ofState = shows && targetsOfKind(search, shows);
    if (ofState && ofState.targets.length > 0) return ofState;
    const [first, ...others] = kinds;
    return joined([targetsOfKind(search, first), ...others.map((noun) => targetsOfKind(search, noun))]);
  }
  const besides = kinds.filter(({ segment }) => !named.used.has(segment) && !touches(segment, named.used));
  return joined([named, ...besides.map((noun) => targetsOfKind(search, noun))]);
}

/** Of nouns side by side ("the door lock") the last that the skill can be about; nouns apart are several things. */
function kindsOf(search: TargetSearch): Said<Noun>[] {
  const kinds: Said<Noun>[] = [];
  for (const noun of search.nouns) {
    if (!search.isAbout(noun.value.domains)) continue;
    const before = kinds.at(-1);
    if (before && before.segment.end >= noun.segment.start) kinds.pop();
    if (!kinds.some(({ value }) => isSameKind(value, noun.value))) kinds.push(noun);
  }
  return kinds;
}

function isSameKind(one: Noun, other: Noun): boolean {
  return one.class === other.class && one.domains[0] === other.domains[0];
}

function touches(segment: Segment, used: ReadonlySet<Segment>): boolean {
  return [...used].some((other) => other.end === segment.start || segment.end === other.start);
}

function joined(all: readonly Found[]): Found {
  const [first, ...others] = all;
  if (!first) throw new Error('Nothing was looked for.');
  return others.reduce<Found>((whole, next) => {
    const problem = whole.problem ?? next.problem;
    return {
      targets: [...new Set([...whole.targets, ...next.targets])],
      parameters: { ...next.parameters, ...whole.parameters },
      used: new Set([...whole.used, ...next.used]),
      ...(problem && { problem }),
    };
  }, first);
}

/** "The shower": a part of a name that only one thing has. */
export function targetByPart(
  words: readonly string[],
  spec: SkillSpec,
  { index }: Scene,
  areaId: unknown,
): Entity | undefined {
  if (!index || words.length === 0) return undefined;
  const domains = spec.domains.includes('switch') ? SWITCHED : spec.domains;
  const having = index.home.entities.filter(
    (entity) =>
      domains.includes(entity.domain) &&
      (areaId === undefined || entity.areaId === areaId) &&
      words.every((word) => isPartOf(word, entity, index)),
  );
  return having.length === 1 ? having[0] : undefined;
}

function isPartOf(word: string, { id }: Entity, index: HomeIndex): boolean {
  const own = index.wordsOf(id);
  if (own.includes(word) || index.stemsOf(id).includes(word)) return true;
  return [...own, ...index.otherNamesOf(id)].some((name) => isFirstOf(word, name, index.pack));
}

/** “Die Lampe auf dem Schreibtisch” is the “Schreibtischlampe”: a compound of that word and of a kind of thing. */
function isFirstOf(word: string, name: string, pack: Pack): boolean {
  if (word.length < SHORTEST_PART || !name.startsWith(word)) return false;
  const rest = name.slice(word.length);
  const links = pack.words.compound_link ?? [];
  return (
    links.length > 0 &&
    ['', ...links].some(
      (link) => rest.startsWith(link) && nounsOfWord(rest.slice(link.length), pack).length > 0,
    )
  );
}
