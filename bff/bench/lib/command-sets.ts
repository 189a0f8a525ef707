import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Home } from '../../src/integrations/home/home.ts';

/** Homes and cases as the public sets in UNDERSTANDING_DATA have them; each file tells its source and licence. */
interface Fixture {
  areas: { id: string; name: string; floor: string | null }[];
  floors: { id: string; name: string }[];
  entities: {
    id: string;
    name: string;
    aliases: string[];
    area: string | null;
    domain: string;
    state: string;
    attributes: Record<string, unknown>;
  }[];
}

export interface HassCase {
  sentence: string;
  intent: string;
  slots: Record<string, unknown>;
  contextArea: string | null;
  suite: string;
  core: boolean;
  fixture?: string;
}

interface HassSet {
  fixtures: Fixture;
  localFixtures: Record<string, Fixture>;
  cases: HassCase[];
}

export interface DeviceCase {
  home: string;
  sentence: string;
  action: string;
  deviceType: string;
  device: string;
  area: string;
}

interface DeviceSet {
  homes: Record<
    string,
    {
      areas: { id: string; name: string }[];
      devices: { id: string; name: string; area: string }[];
    }
  >;
  cases: DeviceCase[];
}

interface TypedSet {
  cases: { utterance: string; intent: string }[];
}

interface NegativeSet {
  cases: { utterance: string; source: string }[];
}

export interface CommandSets {
  hass: HassSet;
  devices: DeviceSet;
  typed: TypedSet;
  negatives: NegativeSet;
}

const DEFAULT_PLACE = path.resolve(import.meta.dirname, '../../../../shared/data/understanding');

/** From the first argument, UNDERSTANDING_DATA, or beside the repository. */
export function readCommandSets(): CommandSets | undefined {
  const place = process.argv[2] ?? process.env.UNDERSTANDING_DATA ?? DEFAULT_PLACE;
  if (!existsSync(place)) {
    console.log(`Left out: there are no commands in ${place}. Set UNDERSTANDING_DATA to their folder.`);
    return undefined;
  }
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(place, `${name}.json`), 'utf8'));
  return {
    hass: read('home-assistant-intents') as HassSet,
    devices: read('device-actions') as DeviceSet,
    typed: read('hwu64') as TypedSet,
    negatives: read('negatives') as NegativeSet,
  };
}

/** Half of the sentences, chosen by their hash, were never looked at while the rules were written. */
export function isHeldOut(sentence: string): boolean {
  const hash = createHash('sha256').update(`twyn:${sentence.toLowerCase()}`).digest();
  return (hash[0] ?? 0) % 2 === 1;
}

export function homeOf({ areas, floors, entities }: Fixture): Home {
  return {
    floors: floors.map((floor) => ({ ...floor, aliases: [] })),
    areas: areas.map(({ id, name, floor }) => ({ id, name, floorId: floor, aliases: [] })),
    entities: entities.map(({ area, ...entity }) => ({
      ...entity,
      areaId: area,
      deviceClass: typeof entity.attributes.device_class === 'string' ? entity.attributes.device_class : null,
    })),
  };
}

const DOMAINS: Record<string, string> = {
  ...{ 'light-dimmable': 'light', light: 'light', 'smart-plug': 'switch', switch: 'switch', hvac: 'climate' },
  ...{ 'heat-pump': 'climate', 'smart-sprinkler': 'valve', 'water-valve': 'valve', 'smart-lock': 'lock' },
  ...{ 'smart-tv': 'media_player', 'smart-speaker': 'media_player', 'exhaust-fan': 'fan', vacuum: 'vacuum' },
  ...{ 'fan-oscilating': 'fan', 'garage-door': 'cover', 'smart-blinds': 'cover' },
};
const CLASSES: Record<string, string> = {
  'garage-door': 'garage',
  'smart-blinds': 'blind',
  'smart-tv': 'tv',
};

/** The set's devices without a command of their own are sensors as far as commands are concerned. */
export function deviceHomes({ homes, cases }: DeviceSet): Map<string, Home> {
  const key = (area: string, device: string): string => `${area}/${device}`.toLowerCase();
  return new Map(
    Object.entries(homes).map(([name, { areas, devices }]) => {
      const own = cases.filter(({ home }) => home === name);
      const types = new Map(own.map(({ area, device, deviceType }) => [key(area, device), deviceType]));
      const nameOf = new Map(areas.map((area) => [area.id, area.name]));
      const entities = devices.map((device) => {
        const type = types.get(key(nameOf.get(device.area) ?? '', device.name)) ?? '';
        const domain = DOMAINS[type] ?? 'sensor';
        return {
          id: `${domain}.${device.area}_${device.id}`,
          ...{ name: device.name, areaId: device.area, domain, deviceClass: CLASSES[type] ?? null },
          ...{ state: 'off', attributes: {}, aliases: [] },
        };
      });
      const rooms = areas.map((area) => ({ ...area, floorId: null, aliases: [] }));
      return [name, { floors: [], areas: rooms, entities }];
    }),
  );
}
