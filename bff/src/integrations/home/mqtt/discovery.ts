import { expanded, rebased } from './abbreviations.js';
import { type Config, isConfig } from './config.js';
import { type Discovery } from './discovered-entity.js';
import { entitiesOf, type Part } from './entity.js';
import { type SettingsOptions } from './settings.js';

export const DISCOVERY_PREFIX = 'homeassistant';

const MAX_PAYLOAD_LENGTH = 262_144;
const MAX_ENTITIES = 300;
/** `<component>/[<node>/]<object>/config`, as Home Assistant allows it. */
const TOPIC = /^(\w+)\/(?:([\w-]+)\/)?([\w-]+)\/config$/;

type Options = Partial<SettingsOptions>;

/** What a discovery message announces or removes. Whatever it says, nothing is thrown. */
export function parseDiscovery(topic: string, payload: string, options: Options = {}): Discovery {
  const prefix = options.prefix ?? DISCOVERY_PREFIX;
  const [, component, node, object] = TOPIC.exec(topic.slice(prefix.length + 1)) ?? [];
  if (!topic.startsWith(`${prefix}/`) || component === undefined || object === undefined)
    return refused('This is no discovery topic.');
  const objectId = node === undefined ? object : `${node} ${object}`;
  const key = `${component}/${objectId}`;
  if (payload === '') return { kind: 'removed', key };
  if (payload.length > MAX_PAYLOAD_LENGTH) return refused('It is too large.');
  const json = jsonOf(payload);
  if (!isConfig(json)) return refused('It is no JSON object.');
  if (component !== 'device')
    return found(key, [{ domain: component, key, objectId, json }], { ...options, prefix });
  const config = rebased(expanded(json));
  const { components } = config;
  if (!isConfig(components)) return refused('It has no components.');
  if (Object.keys(components).length > MAX_ENTITIES) return refused('It has too many entities.');
  return found(key, componentsOf(config, { components, base: json['~'], key }), { ...options, prefix });
}

function found(key: string, parts: readonly Part[], options: SettingsOptions): Discovery {
  return { kind: 'entities', key, ...entitiesOf(parts, options) };
}

/** Of a device that announces all of its entities at once. */
function componentsOf(
  config: Config,
  { components, base, key }: { components: Config; base: unknown; key: string },
): Part[] {
  const shared = Object.fromEntries(Object.entries(config).filter(([name]) => name !== 'components'));
  return Object.entries(components).flatMap(([name, component]) => {
    const own = isConfig(component)
      ? expanded(base === undefined ? component : { '~': base, ...component })
      : {};
    const { platform } = own;
    const settings = Object.keys(own).filter((each) => each !== '~');
    // A component with its platform alone is one that went.
    if (typeof platform === 'string' && settings.length === 1) return [];
    return [
      {
        domain: typeof platform === 'string' ? platform : undefined,
        key: `${key}/${name}`,
        objectId: name,
        json: { ...withoutAvailability(shared, own), ...own },
      },
    ];
  });
}

/** One way of telling availability is enough: the component's stands before its device's. */
function withoutAvailability(shared: Config, own: Config): Config {
  if (own.availability === undefined && own.availability_topic === undefined) return shared;
  const others = Object.entries(shared).filter(([name]) => !name.startsWith('availability'));
  return Object.fromEntries(others);
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

function refused(reason: string): Discovery {
  return { kind: 'refused', reason };
}
