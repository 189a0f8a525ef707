import { type Entity, type Parameters, type Scope } from './command.js';
import { isOfClass, isOfWord, ofKind, SWITCHED } from './kinds.js';
import { wordsOf } from './normalise.js';
import { isGenericName } from './nouns.js';
import { placeOf, type Place } from './place.js';
import { type Sentence } from './sentence.js';

export interface Found {
  readonly targets: readonly Entity[];
  /** Why nothing may happen: no such thing, or several and no way to tell which. */
  readonly problem?: 'missing' | 'ambiguous';
  readonly parameters: Parameters;
}

interface Search {
  readonly sentence: Sentence;
  readonly scope: Scope;
  readonly place: Place;
}

const UNUSED = new Set(['off', 'standby', 'unavailable', 'unknown']);
const ANYWHERE: Place = { isSaid: false, parameters: {}, holds: () => true };

/** The things that a sentence speaks of: what is named, else what is of the kind in the place. */
export function findTargets(sentence: Sentence, scope: Scope): Found {
  const search = { sentence, scope, place: scope.isAnywhere ? ANYWHERE : placeOf(sentence) };
  const named = sentence.named(scope.domains);
  const found = named.length > 0 ? byName(named, search) : byKind(search);
  const [only] = found.targets;
  const isOne =
    found.targets.length === 1 && found.problem === undefined && found.parameters.name === undefined;
  return isOne && only && isGenericName(wordsOf(only.name).join(' '))
    ? { ...found, parameters: { ...found.parameters, name: only.name } }
    : found;
}

/** A thing of which a part of the name was said: the only one, here or in the home, whose name has all these words. */
export function findByPart(
  words: readonly string[],
  sentence: Sentence,
  domains: readonly string[],
): Entity | undefined {
  const place = placeOf(sentence);
  const having = sentence.context.home.entities.filter((entity) => {
    const own = wordsOf(entity.name);
    return (
      domains.includes(entity.domain) &&
      words.every((word) => own.includes(word)) &&
      (!place.isSaid || place.holds(entity))
    );
  });
  return having.length === 1 ? having[0] : undefined;
}

function byName(named: readonly (readonly Entity[])[], search: Search): Found {
  const { sentence, scope, place } = search;
  const parameters = { ...place.parameters, name: named[0]?.[0]?.name };
  const chosen: Entity[] = [];
  for (const group of named) {
    const inPlace = place.isSaid ? group.filter((entity) => place.holds(entity)) : group;
    if (inPlace.length === 0) return { targets: [], problem: 'missing', parameters };
    const picked = pick(inPlace, search);
    if (picked.length > 1 && !scope.isPlural && !sentence.isAll && !scope.isQuestion) {
      return { targets: picked, problem: 'ambiguous', parameters };
    }
    chosen.push(...picked);
  }
  return { targets: chosen, parameters };
}

/** Of several things with one name: the right class, then the speaking room's, then the likeliest domain. */
function pick(group: readonly Entity[], { sentence, scope }: Search): readonly Entity[] {
  const { areaId } = sentence.context;
  let left = prefer(group, (entity) => ofKind([entity], scope).length > 0);
  left = prefer(left, (entity) => areaId !== undefined && entity.areaId === areaId);
  const domain = scope.domains.find((wanted) => left.some((entity) => entity.domain === wanted));
  return prefer(left, (entity) => entity.domain === domain);
}

function byKind({ sentence, scope, place }: Search): Found {
  const { home, areaId } = sentence.context;
  const parameters = { ...place.parameters, domain: scope.domains[0], deviceClass: scope.deviceClass };
  const pool = (holds: (entity: Entity) => boolean): readonly Entity[] =>
    mainLight(narrowed(home.entities.filter(holds), scope), sentence, scope);
  if (place.problem) return { targets: [], problem: place.problem, parameters };
  if (place.isSaid) return settle(pool(place.holds), parameters, scope);
  const isEverywhere =
    sentence.isWholeHouse || (areaId === undefined && !sentence.isHere && (scope.isPlural || sentence.isAll));
  const isAnyRoom = scope.isQuestion === true && !scope.isLocal;
  if (isEverywhere || isAnyRoom)
    return settle(
      pool(() => true),
      parameters,
      scope,
    );
  if (areaId === undefined && sentence.isHere) return { targets: [], problem: 'ambiguous', parameters };
  const inRoom = areaId === undefined ? [] : pool((entity) => entity.areaId === areaId);
  const local = areaId === undefined ? parameters : { ...parameters, areaId };
  if (inRoom.length > 0 || sentence.isHere) return settle(inRoom, local, scope);
  const all = pool(() => true);
  if (all.length === 1 || scope.isQuestion) return { targets: all, parameters: local };
  return { targets: all, problem: all.length === 0 ? 'missing' : 'ambiguous', parameters: local };
}

function settle(targets: readonly Entity[], parameters: Parameters, { isQuestion }: Scope): Found {
  return targets.length === 0 && !isQuestion
    ? { targets, problem: 'missing', parameters }
    : { targets, parameters };
}

/** What is of the kind, less what the sentence does not mean: "the sprinkler" is no water valve where one is so called. */
function narrowed(entities: readonly Entity[], scope: Scope): readonly Entity[] {
  const { word, state, isQuestion, isPlural, mustPlay } = scope;
  let left = ofKind(entities, scope);
  if (mustPlay) return left.filter((entity) => entity.state === 'playing');
  if (isQuestion) return left;
  if (left.length === 0 && !scope.isOfKindOnly) left = otherwise(entities, scope);
  if (
    word !== undefined &&
    !isPlural &&
    (word !== 'light' || left.some(({ domain }) => domain !== 'light'))
  ) {
    left = prefer(left, (entity) => isOfWord(entity, word));
  }
  return state === undefined ? left : likeliest(left, scope);
}

/** "The bedroom light" is the one that is called so, or the main one, where others of the room have names of their own. */
function mainLight(
  found: readonly Entity[],
  { isAll, context: { home } }: Sentence,
  { word, isPlural, isQuestion }: Scope,
): readonly Entity[] {
  if (word !== 'light' || isPlural || isAll || isQuestion) return found;
  return prefer(found, ({ name, areaId }) => {
    const room = wordsOf(home.areas.find(({ id }) => id === areaId)?.name ?? '');
    return wordsOf(name).every((own) => ['main', 'light', ...room].includes(own));
  });
}

/** In the state that fits or at least in use, then for what is heard or seen. */
function likeliest(entities: readonly Entity[], { state, plays }: Scope): readonly Entity[] {
  const used = prefer(entities, (entity) => !UNUSED.has(entity.state));
  const left = prefer(used, (entity) => entity.state === state);
  if (plays === undefined) return left;
  return prefer(left, (entity) => isOfClass(entity, 'tv') === (plays === 'picture'));
}

/** A heater on a smart plug, the fountain of the fountain: by the word in its name, or as the only thing there. */
function otherwise(entities: readonly Entity[], { word, isBarePlace }: Scope): readonly Entity[] {
  const switched = entities.filter(({ domain }) => SWITCHED.includes(domain));
  if (isBarePlace) return switched.length === 1 ? switched : [];
  return word === undefined ? [] : switched.filter((entity) => isOfWord(entity, word));
}

function prefer(entities: readonly Entity[], isBetter: (entity: Entity) => boolean): readonly Entity[] {
  const better = entities.filter(isBetter);
  return better.length > 0 ? better : entities;
}
