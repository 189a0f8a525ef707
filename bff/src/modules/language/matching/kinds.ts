import { type Entity } from '../../../integrations/home/home.js';
import { isOf } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type HomeIndex } from './home-index.js';
import { type Noun } from './segments.js';

/** Kinds that cover a window; people call one by the name of another. */
const COVERINGS = new Set(['blind', 'shade', 'curtain', 'shutter']);
/** Several of these in a room are meant together; of others one has to be chosen. */
const COLLECTIVE = new Set(['light', 'fan', 'media_player']);
/** Sensors of what stands open or not. */
const OPENINGS = new Set(['door', 'garage_door', 'opening', 'window']);
const SCREEN = 'tv';

export function isCollective({ domain }: Entity): boolean {
  return COLLECTIVE.has(domain);
}

/** Whether a thing is of the kind that a noun says, by its class or by what its own name says. */
export function isOfKind(entity: Entity, noun: Noun, index: HomeIndex): boolean {
  if (noun.class === undefined || entity.domain === 'lock') return true;
  if (entity.domain === 'cover' && COVERINGS.has(noun.class))
    return (entity.deviceClass ?? 'blind') === noun.class;
  if (entity.deviceClass === noun.class) return true;
  if (noun.class === 'water' && entity.domain === 'valve') return true;
  const { id, deviceClass } = entity;
  const stems = index.stemsOf(id);
  return (
    stems.includes(noun.word) ||
    (deviceClass === null && stems.includes(noun.word.split(' ').at(-1) ?? '')) ||
    index.nounsOf(id).some((each) => each.class === noun.class)
  );
}

/** Of the sensors those of doors and windows are what anybody means who asks after nothing in particular. */
export function opensOrActs({ domain, deviceClass }: Entity): boolean {
  return domain !== 'binary_sensor' || OPENINGS.has(deviceClass ?? '');
}

/** "The shades", where there are only blinds. */
export function isSimilarCovering({ domain, deviceClass }: Entity, noun: Noun): boolean {
  return domain === 'cover' && COVERINGS.has(noun.class ?? '') && COVERINGS.has(deviceClass ?? 'blind');
}

/** "The light" is what is called so where another is a lamp, and rather "Kitchen light" than "Sink light". */
export function calledSo(things: readonly Entity[], { word }: Noun, index: HomeIndex): readonly Entity[] {
  if (things.length < 2) return things;
  const kind = word.split(' ').at(-1) ?? '';
  const called = things.filter(({ id }) => index.stemsOf(id).includes(kind));
  const ofRoom = called.filter(({ id, areaId }) => {
    const room = areaId === null ? [] : index.stemsOf(areaId);
    const own = index.stemsOf(id);
    return own.length === room.length + 1 && room.every((each) => own.includes(each));
  });
  return ofRoom.length === 1 ? ofRoom : orAll(called, things);
}

/** Of several players, the one that plays is meant; else music comes from a speaker and a film from a screen. */
export function preferredPlayers(
  players: readonly Entity[],
  segments: readonly Segment[],
  index: HomeIndex,
): readonly Entity[] {
  const playing = players.filter(({ state }) => state === 'playing');
  const all = playing.length > 0 ? playing : players;
  const isSaid = (type: string): boolean =>
    segments.some(({ text }) => text.split(' ').some((word) => isOf(index.pack, type, word)));
  const isScreen = (entity: Entity): boolean =>
    entity.deviceClass === SCREEN || index.nounsOf(entity.id).some((noun) => noun.class === SCREEN);
  if (isSaid('screen_word')) return orAll(all.filter(isScreen), all);
  if (isSaid('sound_word'))
    return orAll(
      all.filter((entity) => !isScreen(entity)),
      all,
    );
  return all;
}

function orAll(some: readonly Entity[], all: readonly Entity[]): readonly Entity[] {
  return some.length > 0 ? some : all;
}

/** The one that heats the home rather than a room's heater: the only one whose name says so. */
export function mainClimate(things: readonly Entity[], index: HomeIndex): Entity | undefined {
  const main = things.filter(({ id }) =>
    index.wordsOf(id).some((word) => isOf(index.pack, 'main_climate', word)),
  );
  return main.length === 1 ? main[0] : undefined;
}
