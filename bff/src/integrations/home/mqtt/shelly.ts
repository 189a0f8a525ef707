import { type Config, isConfig } from './config.js';
import { type Discovery } from './discovered-entity.js';
import { DISCOVERY_PREFIX } from './discovery.js';
import { entitiesOf, type Part } from './entity.js';
import { type SettingsOptions } from './settings.js';
import { wordMap } from '../../../common/word-map.js';

const MAX_PAYLOAD_LENGTH = 65_536;
/** `<device>/status/<component>:<number>`, as Shelly’s second and later generations tell their state. */
const TOPIC = /^(shelly[a-z0-9]{1,40}-[a-f0-9]{6,12})\/status\/([a-z]{1,20}):(\d{1,3})$/;

/** What Shellies publish at; they announce nothing, so they are known by what they say. */
export const SHELLY_TOPICS = ['+/status/+'];

interface Component {
  readonly id: number;
  readonly topic: string;
  readonly device: string;
}

/** The measured values of a component, by the name of the JSON. */
type Measured = readonly [name: string, deviceClass: string, unit: string, path: string];

const MEASURED: readonly (readonly [name: string, Measured])[] = [
  ['apower', ['power', 'power', 'W', 'value_json.apower']],
  ['voltage', ['voltage', 'voltage', 'V', 'value_json.voltage']],
  ['current', ['current', 'current', 'A', 'value_json.current']],
  ['aenergy', ['energy', 'energy', 'Wh', 'value_json.aenergy.total']],
  ['tC', ['temperature', 'temperature', '°C', 'value_json.tC']],
  ['rh', ['humidity', 'humidity', '%', 'value_json.rh']],
  ['battery', ['battery', 'battery', '%', 'value_json.battery.percent']],
  ['lux', ['illuminance', 'illuminance', 'lx', 'value_json.lux']],
];

/** The entities of one component of a Shelly, from a message of its state. */
export function parseShelly(
  topic: string,
  payload: string,
  options: Partial<SettingsOptions> = {},
): Discovery {
  const [, device, kind, number] = TOPIC.exec(topic) ?? [];
  if (device === undefined || kind === undefined || number === undefined)
    return { kind: 'refused', reason: 'This is no topic of a Shelly.' };
  const key = `shelly/${device} ${kind}:${number}`;
  if (payload.length > MAX_PAYLOAD_LENGTH) return { kind: 'refused', reason: 'It is too large.' };
  const json = jsonOf(payload);
  if (!isConfig(json)) return { kind: 'refused', reason: 'It is no JSON object.' };
  const component: Component = { id: Number(number), topic, device };
  const own = CONTROLS.get(kind)?.(component, json);
  const parts = [
    ...(own ? [partOf(component, own, { key, suffix: kind })] : []),
    ...MEASURED.flatMap(([name, measured]) =>
      json[name] === undefined || json[name] === null
        ? []
        : [partOf(component, sensorOf(measured), { key, suffix: `${kind} ${measured[0]}` })],
    ),
  ];
  return { kind: 'entities', key, ...entitiesOf(parts, { prefix: DISCOVERY_PREFIX, ...options }) };
}

type Described = readonly [domain: string, settings: Config];

const CONTROLS = wordMap<(component: Component, json: Config) => Described>({
  switch: ({ id }) => [
    'switch',
    {
      value_template: '{{ value_json.output }}',
      state_on: 'True',
      state_off: 'False',
      ...onOff('Switch.Set', id),
    },
  ],
  light: ({ id }) => [
    'light',
    {
      schema: 'template',
      state_template: '{% if value_json.output %}on{% else %}off{% endif %}',
      brightness_template: '{{ (value_json.brightness|float * 2.55)|round(0) }}',
      command_on_template: call(
        'Light.Set',
        id,
        '"on":true{% if brightness is defined %},"brightness":{{ (brightness / 2.55)|round(0)|int }}{% endif %}',
      ),
      command_off_template: call('Light.Set', id, '"on":false'),
    },
  ],
  cover: ({ id }, { pos_control: hasPosition }) => [
    'cover',
    {
      value_template: '{{ value_json.state }}',
      state_open: 'open',
      state_closed: 'closed',
      payload_open: call('Cover.Open', id),
      payload_close: call('Cover.Close', id),
      payload_stop: call('Cover.Stop', id),
      position_template: '{{ value_json.current_pos }}',
      ...(hasPosition === true && {
        set_position_template: call('Cover.GoToPosition', id, '"pos":{{ position }}'),
      }),
    },
  ],
  input: () => [
    'binary_sensor',
    { value_template: '{{ value_json.state }}', payload_on: 'True', payload_off: 'False' },
  ],
});

/** Its topics, and what all parts of a Shelly have in common. */
function partOf(
  { device, topic, id }: Component,
  [domain, settings]: Described,
  at: { key: string; suffix: string },
): Part {
  const isCommanded = !['sensor', 'binary_sensor'].includes(domain);
  return {
    domain,
    key: `${at.key}/${at.suffix}`,
    objectId: `${device} ${at.suffix} ${String(id)}`,
    json: {
      ...settings,
      unique_id: `${device}-${at.suffix.replaceAll(' ', '-')}-${String(id)}`,
      name: `${at.suffix} ${String(id)}`,
      state_topic: topic,
      ...(isCommanded && { command_topic: `${device}/rpc` }),
      ...(domain === 'cover' && {
        position_topic: topic,
        ...(settings.set_position_template !== undefined && { set_position_topic: `${device}/rpc` }),
      }),
      availability_topic: `${device}/online`,
      payload_available: 'true',
      payload_not_available: 'false',
      device: { identifiers: [device], name: device, manufacturer: 'Shelly', model: device.split('-')[0] },
    },
  };
}

function sensorOf([, deviceClass, unit, path]: Measured): Described {
  return [
    'sensor',
    { device_class: deviceClass, unit_of_measurement: unit, value_template: `{{ ${path} | is_defined }}` },
  ];
}

function onOff(method: string, id: number): Config {
  return { payload_on: call(method, id, '"on":true'), payload_off: call(method, id, '"on":false') };
}

/** A message of Shelly’s remote procedure calls; the answer goes to a topic that nobody hears. */
function call(method: string, id: number, parameters = ''): string {
  const more = parameters === '' ? '' : `,${parameters}`;
  return `{"id":1,"src":"twyn","method":"${method}","params":{"id":${String(id)}${more}}}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
