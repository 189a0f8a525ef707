import path from 'node:path';
import { type Entity, type Home } from '../integrations/home/home.js';
import { type ActReader } from '../modules/language/arbitration/read-clause.js';
import { Understander } from '../modules/language/arbitration/understander.js';
import { loadPack } from '../modules/language/pack/load-pack.js';
import { type Pack } from '../modules/language/pack/pack.js';
import { type Act, ACTS } from '../modules/language/understanding.js';

const PACKS = path.resolve(import.meta.dirname, '../modules/language/packs');
const LIKELY = 0.7;

const packs = new Map<string, Pack>();

/** Loaded once for all tests of a file. */
export function packOf(language: string): Pack {
  const pack = packs.get(language) ?? loadPack(path.join(PACKS, language));
  packs.set(language, pack);
  return pack;
}

/** An engine whose classifier says what a test wants, so that a test of the rules does not depend on what was learnt. */
export function engineSaying(actOf: (text: string) => Act, language = 'en'): Understander {
  const rest = (1 - LIKELY) / (ACTS.length - 1);
  const classifier: ActReader = {
    classify: (_, text) => {
      const likely = actOf(text);
      const shares = ACTS.map((act): [Act, number] => [act, act === likely ? LIKELY : rest]);
      return { acts: Object.fromEntries(shares) as Record<Act, number>, labels: {} };
    },
  };
  return new Understander(packOf(language), classifier);
}

export function entity(id: string, name: string, more: Partial<Entity> = {}): Entity {
  const domain = id.split('.')[0] ?? '';
  return {
    id,
    name,
    domain,
    areaId: null,
    deviceClass: null,
    state: 'off',
    attributes: {},
    aliases: [],
    ...more,
  };
}

/** Two rooms with lights, a lock, a thermostat, a fan and a player. */
export const SMALL_HOME: Home = {
  floors: [],
  areas: [
    { id: 'kitchen', name: 'Kitchen', floorId: null, aliases: [] },
    { id: 'bedroom', name: 'Bedroom', floorId: null, aliases: [] },
  ],
  entities: [
    entity('light.kitchen', 'Kitchen light', { areaId: 'kitchen' }),
    entity('light.bedroom', 'Bedroom light', { areaId: 'bedroom' }),
    entity('fan.bedroom', 'Fan', { areaId: 'bedroom' }),
    entity('lock.front', 'Front door'),
    entity('climate.main', 'Thermostat'),
    entity('media_player.kitchen', 'Kitchen speaker', { areaId: 'kitchen' }),
  ],
};
