import { type Entity } from '../../../integrations/home/home.js';
import { type Segment } from '../spans/span.js';
import { type Problem } from '../understanding.js';
import { isOfType, type Noun, saidOf } from './segments.js';
import { thatCanShow } from './shown-states.js';
import { type Found, type TargetSearch } from './target-search.js';

interface Group {
  readonly segment: Segment;
  readonly entities: readonly Entity[];
}

/** Things that belong to no room are meant wherever they are asked for. */
const ROOMLESS = new Set(['scene', 'script']);

/** The things that a clause calls by their names, or undefined where it names none that the skill can be about. */
export function namedTargets(search: TargetSearch): Found | undefined {
  const groups = groupsOf(search);
  const [first] = groups;
  if (!first) return undefined;
  const used = new Set<Segment>();
  const chosen: Entity[] = [];
  let problem: Problem | undefined;
  for (const group of groups) {
    used.add(group.segment);
    const placed = inPlace(group, search, used);
    if (!placed) return search.found([], used, { problem: 'missing' });
    const entities = narrowed(placed, group, search);
    if (isVague(entities, group, search)) problem = 'ambiguous';
    chosen.push(...entities);
  }
  for (const { segment, value } of search.nouns)
    if (chosen.some(({ domain }) => value.domains.includes(domain)) && !isAnother(segment, groups, search))
      used.add(segment);
  const { areaId, ...others } = search.place.parameters;
  const parameters = {
    ...others,
    ...(search.place.isSaid && areaId !== undefined && { areaId }),
    name: (chosen[0] ?? first.entities[0])?.name,
  };
  return search.found(chosen, used, { parameters, ...(problem && { problem }) });
}

/**
 * A name that is also a room ("Garage") gives way to the room where a kind is said too; a kind's word alone
 * ("lamp") is no name of things with longer names, or of another kind.
 */
function groupsOf(search: TargetSearch): Group[] {
  const { index, nouns } = search;
  return search.named
    .map(({ segment, value }) => ({
      segment,
      entities: value
        .flatMap((id) => index.byId.get(id) ?? [])
        .filter(({ domain }) => search.isQuestion || search.isAbout([domain])),
    }))
    .filter(({ segment, entities }) => {
      if (entities.length === 0) return false;
      if (isNamedElsewhere(segment, entities, search)) return false;
      if (isOfType(segment, 'area') && nouns.length > 0) return false;
      if (!isOfType(segment, 'noun') || segment.end - segment.start > 1) return true;
      const kinds = saidOf<Noun>([segment], 'noun').flatMap(({ value: { domains } }) => domains);
      const isOwn = ({ id, domain }: Entity): boolean =>
        (index.wordsOf(id).length === 1 && kinds.includes(domain)) ||
        index.otherNamesOf(id).includes(segment.text);
      return entities.some(isOwn);
    });
}

/** "The bedroom light" is no thing that is called "Light" in another room. */
function isNamedElsewhere(segment: Segment, entities: readonly Entity[], { place }: TargetSearch): boolean {
  return (
    place.isSaid &&
    isOfType(segment, 'noun') &&
    !entities.some((entity) => entity.areaId === null || place.contains(entity))
  );
}

/** Those of them in the place that is said; undefined where none is. A name that is itself a room is in no other. */
function inPlace(
  { segment, entities }: Group,
  search: TargetSearch,
  used: Set<Segment>,
): readonly Entity[] | undefined {
  const { place } = search;
  if (!place.isSaid || place.areaSegments.includes(segment)) return entities;
  const near = entities.filter((entity) => place.contains(entity));
  const roomless = entities.filter(({ areaId, domain }) => areaId === null || ROOMLESS.has(domain));
  if (near.length + roomless.length === 0) return undefined;
  for (const each of place.segments) used.add(each);
  return near.length > 0 ? near : roomless;
}

/** Of things with the same name: those of the kind that is said beside it, then the skill's likeliest, then the near. */
function narrowed(entities: readonly Entity[], { segment }: Group, search: TargetSearch): readonly Entity[] {
  if (entities.length < 2) return entities;
  if (search.shown) return thatCanShow(entities, search.shown.value);
  const beside = search.nouns.filter((noun) => isBeside(noun.segment, segment));
  const ofKind = entities.filter(({ domain }) => beside.some(({ value }) => value.domains.includes(domain)));
  let left = ofKind.length > 0 ? ofKind : entities;
  if (!search.isQuestion) {
    const domain = search.spec.domains.find((each) => left.some((entity) => entity.domain === each));
    left = left.filter((entity) => entity.domain === domain);
  }
  const near = left.filter(({ areaId }) => areaId !== null && areaId === search.scene.areaId);
  return near.length > 0 ? near : left;
}

/** "The curtains and the garage door": a kind that is joined to the names is of other things. */
function isAnother(segment: Segment, groups: readonly Group[], { segments }: TargetSearch): boolean {
  const joins = segments.filter((each) => isOfType(each, 'and'));
  return groups.every(({ segment: named }) =>
    joins.some(
      ({ start }) =>
        Math.min(segment.start, named.start) < start && start < Math.max(segment.start, named.start),
    ),
  );
}

function isBeside(one: Segment, other: Segment): boolean {
  return one.end === other.start || other.end === one.start;
}

/** Several things in several rooms, or a name that also means all there are ("Everything"). */
function isVague(entities: readonly Entity[], { segment }: Group, search: TargetSearch): boolean {
  if (search.isQuestion) return false;
  if (isOfType(segment, 'all') || isOfType(segment, 'everywhere')) return true;
  const isPlural = segment.meanings.some(({ type, value }) => type === 'noun' && (value as Noun).plural);
  return (
    entities.length > 1 &&
    !search.isAll &&
    !isPlural &&
    new Set(entities.map(({ areaId }) => areaId)).size > 1
  );
}
