import { type Config, isConfig } from './config.js';
import { type DiscoveredEntity, type Discovery, type Message, type Reader } from './discovered-entity.js';
import { entitiesOf, type Part } from './entity.js';
import { DISCOVERY_PREFIX } from './discovery.js';
import { type SettingsOptions } from './settings.js';
import { sensorParts } from './tasmota-sensors.js';

export const TASMOTA_PREFIX = 'tasmota/discovery';

const MAX_PAYLOAD_LENGTH = 65_536;
const MAC = /^[\dA-F]{12}$/;
/** What Tasmota calls the kinds of its relays. */
const [LIGHT, SHUTTER] = [2, 3];
/** Of lights: from which number of channels on they have a white, and colours. */
const [WITH_WHITE, WITH_COLOR, ALL_CHANNELS] = [2, 3, 5];

/** A Tasmota as it announces itself: its topics, and how many relays it has of which kind. */
interface Tasmota {
  readonly mac: string;
  readonly device: Config;
  /** Topics without their last level. */
  readonly topics: { readonly command: string; readonly result: string; readonly telemetry: string };
  readonly config: Config;
}

/** Of Tasmota’s own discovery, in the place of Home Assistant’s, which it no longer sends. */
export function parseTasmota(
  topic: string,
  payload: string,
  { configOf, ...options }: { configOf: (mac: string) => string | undefined } & Partial<SettingsOptions>,
): Discovery {
  const [mac = '', what] = topic.slice(TASMOTA_PREFIX.length + 1).split('/');
  if (!MAC.test(mac) || (what !== 'config' && what !== 'sensors'))
    return refused('This is no topic of Tasmota.');
  const key = `tasmota/${mac} ${what}`;
  if (payload === '') return { kind: 'removed', key };
  if (payload.length > MAX_PAYLOAD_LENGTH) return refused('It is too large.');
  // Sensors are told apart from the topics that they speak at.
  const config = what === 'config' ? payload : configOf(mac);
  const tasmota = config === undefined ? undefined : tasmotaOf(mac, jsonOf(config));
  const json = jsonOf(payload);
  if (!tasmota || !isConfig(json)) return refused('It is no configuration of a Tasmota.');
  const parts =
    what === 'sensors'
      ? sensorParts(json, { key, mac, telemetry: tasmota.topics.telemetry, common: commonOf(tasmota) })
      : relayParts(tasmota, key);
  const found = entitiesOf(parts, { prefix: DISCOVERY_PREFIX, ...options });
  return {
    kind: 'entities',
    key,
    ...found,
    entities: found.entities.map((each) => heardEverywhere(each, tasmota)),
  };
}

/** What asks a Tasmota for its state: it tells it by itself every five minutes only. */
export function tasmotaQuestion(config: string, mac: string): Message | undefined {
  const command = tasmotaOf(mac, jsonOf(config))?.topics.command;
  return command === undefined
    ? undefined
    : { topic: `${command}/STATUS`, payload: '11', qos: 0, retain: false };
}

function tasmotaOf(mac: string, json: unknown): Tasmota | undefined {
  if (!isConfig(json)) return undefined;
  const { t, ft, tp, dn, md, sw } = json;
  const prefixes = Array.isArray(tp) ? tp : [];
  if (typeof t !== 'string' || typeof ft !== 'string' || prefixes.length < 3) return undefined;
  const [command, result, telemetry] = prefixes.map((prefix) =>
    ft
      .replace('%prefix%', () => String(prefix))
      .replace('%topic%', () => t)
      .replace(/\/$/, ''),
  );
  if (command === undefined || result === undefined || telemetry === undefined) return undefined;
  return {
    mac,
    topics: { command, result, telemetry },
    device: { identifiers: [mac], name: dn, model: md, sw_version: sw, manufacturer: 'Tasmota' },
    config: json,
  };
}

function relayParts(tasmota: Tasmota, key: string): Part[] {
  const { rl, fn } = tasmota.config;
  const relays = Array.isArray(rl) ? rl.slice(0, 32) : [];
  const used = relays.filter((kind) => typeof kind === 'number' && kind > 0);
  const names = Array.isArray(fn) ? fn : [];
  return relays.flatMap((kind, index): Part[] => {
    if (typeof kind !== 'number' || kind < 1 || kind > SHUTTER) return [];
    // A shutter is two relays, and is told by the first of them.
    if (kind === SHUTTER && relays.slice(0, index).filter((each) => each === SHUTTER).length % 2 === 1)
      return [];
    const number =
      kind === SHUTTER ? relays.slice(0, index).filter((each) => each === SHUTTER).length / 2 + 1 : index + 1;
    const name: unknown = names[index];
    const [domain, settings] = settingsOf(tasmota, { kind, number, isOnly: used.length === 1 });
    return [
      {
        domain,
        key: `${key}/${domain}_${String(number)}`,
        objectId: `${tasmota.mac} ${domain} ${String(number)}`,
        json: {
          ...commonOf(tasmota),
          ...settings,
          unique_id: `${tasmota.mac}_${domain}_${String(number)}`,
          name: typeof name === 'string' ? name : null,
        },
      },
    ];
  });
}

interface Relay {
  readonly kind: number;
  readonly number: number;
  readonly isOnly: boolean;
}

function settingsOf(
  tasmota: Tasmota,
  { kind, number, isOnly }: Relay,
): readonly [domain: string, settings: Config] {
  const { command, telemetry } = tasmota.topics;
  if (kind === SHUTTER) {
    const name = `Shutter${String(number)}`;
    return [
      'cover',
      {
        command_topic: `${command}/Backlog`,
        payload_open: `ShutterOpen${String(number)}`,
        payload_close: `ShutterClose${String(number)}`,
        payload_stop: `ShutterStop${String(number)}`,
        position_topic: `${telemetry}/STATE`,
        position_template: `{{ value_json.${name}.Position }}`,
        set_position_topic: `${command}/ShutterPosition${String(number)}`,
      },
    ];
  }
  const power = isOnly ? 'POWER' : `POWER${String(number)}`;
  const [off, on] = wordsOf(tasmota.config.state);
  const switched = {
    command_topic: `${command}/${power}`,
    state_topic: `${telemetry}/STATE`,
    payload_on: on,
    payload_off: off,
  };
  const [value, template] = [`{{ value_json.${power} }}`, 'value_template'];
  if (kind !== LIGHT) return ['switch', { ...switched, [template]: value }];
  return ['light', { ...switched, state_value_template: value, ...channelsOf(tasmota) }];
}

function channelsOf({ config, topics: { command, telemetry } }: Tasmota): Config {
  const channels = typeof config.lt_st === 'number' ? config.lt_st : 0;
  const state = `${telemetry}/STATE`;
  return {
    ...(channels > 0 && {
      brightness_command_topic: `${command}/Dimmer`,
      brightness_state_topic: state,
      brightness_scale: 100,
      brightness_value_template: '{{ value_json.Dimmer }}',
      on_command_type: 'brightness',
    }),
    ...((channels === WITH_WHITE || channels === ALL_CHANNELS) && {
      color_temp_command_topic: `${command}/CT`,
      color_temp_state_topic: state,
      color_temp_value_template: '{{ value_json.CT }}',
    }),
    ...(channels >= WITH_COLOR && {
      hs_command_topic: `${command}/HsbColor`,
      hs_state_topic: state,
      hs_value_template: "{{ value_json.HSBColor.split(',')[0:2]|join(',') }}",
    }),
  };
}

function commonOf({ device, topics, config }: Tasmota): Config {
  return {
    device,
    availability_topic: `${topics.telemetry}/LWT`,
    payload_available: config.onln ?? 'Online',
    payload_not_available: config.ofln ?? 'Offline',
  };
}

/** A change is told at RESULT, and what was asked for at STATUS: both hold what STATE holds. */
function heardEverywhere(
  entity: DiscoveredEntity,
  { topics: { result, telemetry } }: Tasmota,
): DiscoveredEntity {
  const at = (reader: Reader, topic: string, part?: string): Reader => ({
    ...reader,
    topic,
    read(payload, before) {
      const json = part === undefined ? undefined : jsonOf(payload);
      const text = part === undefined ? payload : isConfig(json) ? JSON.stringify(json[part] ?? {}) : '{}';
      return reader.read(text, before);
    },
  });
  const more = entity.readers.flatMap((reader) => {
    if (reader.topic === `${telemetry}/STATE`)
      return [at(reader, `${result}/RESULT`), at(reader, `${result}/STATUS11`, 'StatusSTS')];
    return reader.topic === `${telemetry}/SENSOR` ? [at(reader, `${result}/STATUS10`, 'StatusSNS')] : [];
  });
  return { ...entity, readers: [...entity.readers, ...more] };
}

function wordsOf(value: unknown): readonly [off: string, on: string] {
  const [off, on]: unknown[] = Array.isArray(value) ? (value as unknown[]) : [];
  return [typeof off === 'string' ? off : 'OFF', typeof on === 'string' ? on : 'ON'];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(reason: string): Discovery {
  return { kind: 'refused', reason };
}
