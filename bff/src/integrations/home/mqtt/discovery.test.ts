import { readFileSync } from 'node:fs';
import { fullName } from './abbreviations.js';
import { isAvailable } from './availability.js';
import { type DiscoveredEntity, type EntityState } from './discovered-entity.js';
import { parseDiscovery } from './discovery.js';

interface Example {
  from: string;
  topic: string;
  payload: Record<string, unknown>;
}
const EXAMPLES = JSON.parse(
  readFileSync(new URL('testing/payloads.json', import.meta.url), 'utf8'),
) as Example[];
type Says = [role: string, message: unknown, state: string | undefined, attributes?: Record<string, unknown>];
type Sends = [service: string, parameters: Record<string, unknown>, ...sent: string[]];

/** Example (by a part of its name, and of its topic's domain), what its device says, what it is sent. */
const CASES: [from: string, domain: string, says: Says[], sends: Sends[]][] = [
  [
    'light brightness',
    'light',
    [['state', { state: 'ON', brightness: 127 }, 'on', { brightness: 128 }]],
    [
      ['turn_on', { brightness: 255, transition: 2 }, '{"state":"ON","transition":2,"brightness":254}'],
      ['turn_off', {}, '{"state":"OFF"}'],
    ],
  ],
  [
    'light color_temp',
    'light',
    [
      [
        'state',
        { state: 'ON', color_temp: 250, color_mode: 'color_temp' },
        'on',
        { color_temp_kelvin: 4000 },
      ],
    ],
    [['turn_on', { color_temp_kelvin: 4000 }, '{"state":"ON","color_temp":250}']],
  ],
  [
    'light xy',
    'light',
    [['state', { state: 'OFF', color: { x: 0.7, y: 0.3 } }, 'off', { xy_color: [0.7, 0.3] }]],
    [['turn_on', { rgb_color: [255, 0, 0] }, '{"state":"ON","color":{"x":0.6401,"y":0.33}}']],
  ],
  [
    'light hs',
    'light',
    [['state', { state: 'ON', color: { hue: 1, h: 120, s: 100 } }, 'on', { hs_color: [120, 100] }]],
    [['turn_on', { rgb_color: [0, 255, 0] }, '{"state":"ON","color":{"h":120,"s":100}}']],
  ],
  [
    'Zigbee2MQTT switch',
    'switch',
    [
      ['state', { state: 'ON' }, 'on'],
      ['state', { state: 'OFF' }, 'off'],
      ['state', { power: 3 }, undefined],
      ['state', 'rubbish', undefined],
    ],
    [
      ['turn_on', {}, 'ON'],
      ['turn_off', {}, 'OFF'],
    ],
  ],
  [
    'switch boolean',
    'switch',
    [
      ['state', { do_not_disturb: true }, 'on'],
      ['state', { do_not_disturb: false }, 'off'],
    ],
    [['turn_on', {}, 'true']],
  ],
  [
    'sensor temperature',
    'sensor',
    [
      ['state', { local_temperature: 21.5 }, '21.5'],
      ['state', { local_temperature: null }, 'unknown'],
      ['state', {}, undefined],
    ],
    [],
  ],
  ['sensor battery', 'sensor', [['state', { battery: 87 }, '87']], []],
  ['sensor text', 'sensor', [['state', { ev_status: 'x'.repeat(300) }, 'x'.repeat(254)]], []],
  [
    'occupancy',
    'binary_sensor',
    [
      ['state', { occupancy: true }, 'on'],
      ['state', { occupancy: false }, 'off'],
    ],
    [],
  ],
  [
    'contact inverted',
    'binary_sensor',
    [
      ['state', { contact: false }, 'on'],
      ['state', { contact: true }, 'off'],
    ],
    [],
  ],
  [
    'Zigbee2MQTT climate',
    'climate',
    [
      ['mode', { system_mode: 'heat' }, 'heat'],
      ['current', { local_temperature: 19.5 }, '?', { current_temperature: 19.5 }],
      ['action', { running_state: 'heat' }, '?', { hvac_action: 'heating' }],
    ],
    [
      ['set_hvac_mode', { hvac_mode: 'off' }, 'off'],
      ['set_hvac_mode', { hvac_mode: 'nonsense' }],
      ['set_temperature', { temperature: 99 }],
    ],
  ],
  [
    'climate low/high',
    'climate',
    [['low', { occupied_heating_setpoint: 18 }, '?', { target_temp_low: 18 }]],
    [['set_temperature', { target_temp_low: 18, target_temp_high: 24 }, '18', '24']],
  ],
  ['climate mode template', 'climate', [['mode', { operating_mode: 'manual' }, 'heat']], []],
  [
    'cover position',
    'cover',
    [
      ['position', { position: 40 }, 'open', { current_position: 40 }],
      ['state', { state: 'CLOSE' }, 'closed'],
    ],
    [
      ['set_position', { position: 30 }, '{ "position": 30 }'],
      ['stop', {}, 'STOP'],
    ],
  ],
  [
    'cover tilt',
    'cover',
    [['tilt', { tilt: 25 }, '?', { current_tilt_position: 25 }]],
    [['set_tilt_position', { tilt_position: 60 }, '60']],
  ],
  [
    'cover running',
    'cover',
    [
      ['state', { running: true, position: 50 }, 'closing'],
      ['state', { running: false, position: 50 }, 'open'],
    ],
    [],
  ],
  ['cover motor', 'cover', [], [['open', {}, 'OPEN']]],
  [
    'Zigbee2MQTT lock',
    'lock',
    [
      ['state', { state: 'LOCK' }, 'locked'],
      ['state', { state: 'UNLOCK' }, 'unlocked'],
      ['state', { state: 'not_fully_locked' }, undefined],
    ],
    [
      ['lock', {}, 'LOCK'],
      ['unlock', {}, 'UNLOCK'],
      ['open', {}],
    ],
  ],
  [
    'fan speed modes',
    'fan',
    [['percentage', { fan_mode: 'low' }, '?', { percentage: 25 }]],
    [['set_percentage', { percentage: 50 }, 'medium']],
  ],
  ['Zigbee2MQTT fan speed', 'fan', [['state', { state: 'ON' }, 'on']], [['turn_off', {}, 'OFF']]],
  [
    'Zigbee2MQTT number',
    'number',
    [
      ['state', { local_temperature_calibration: -1.5 }, '-1.5'],
      ['state', { local_temperature_calibration: 'x' }, undefined],
    ],
    [
      ['set_value', { value: 2 }, '2'],
      ['set_value', { value: 9 }],
    ],
  ],
  [
    'Zigbee2MQTT select',
    'select',
    [['state', { power_on_behavior: 'nonsense' }, undefined]],
    [['select_option', { option: 'nonsense' }]],
  ],
  ['Zigbee2MQTT button', 'button', [], [['press', {}, 'identify']]],
  [
    'Zigbee2MQTT text',
    'text',
    [['state', { schedule_monday: '06:00/20' }, '06:00/20']],
    [
      ['set_value', { value: 'a' }, 'a'],
      ['set_value', { value: 'x'.repeat(256) }],
    ],
  ],
  [
    'siren',
    'siren',
    [],
    [
      ['turn_on', {}, '{"warning": {"mode": "emergency", "level": "medium", "duration": 10}}'],
      [
        'turn_on',
        { tone: 'fire', volume_level: 0.2, duration: 5 },
        '{"warning": {"mode": "fire", "level": "low", "duration": 5}}',
      ],
      ['turn_off', {}, '{"warning": {"mode": "stop"}}'],
    ],
  ],
  [
    'Zigbee2MQTT update',
    'update',
    [
      [
        'state',
        { update: { latest_version: 5, installed_version: 4, state: 'available' } },
        'on',
        { latest_version: '5', in_progress: false },
      ],
    ],
    [],
  ],
  [
    'st1820-ccddeeff0011-0',
    'climate',
    [
      ['mode', { value: true }, 'heat'],
      ['humidity', { value: 41 }, '?', { current_humidity: 41 }],
    ],
    [
      [
        'set_hvac_mode',
        { hvac_mode: 'off' },
        '{"id":1,"src":"home-assistant","method":"Boolean.Set","params":{"id":202,"value":false}}',
      ],
    ],
  ],
  [
    'st1820-ccddeeff0011-restart',
    'button',
    [],
    [['press', {}, '{"id":1,"src":"home-assistant","method":"Shelly.Reboot"}']],
  ],
  ['st1820-ccddeeff0011-ssid', 'sensor', [['state', { ssid: 'home' }, 'home']], []],
  ['st1820-ccddeeff0011-cloud', 'binary_sensor', [['state', { connected: true }, 'on']], []],
  [
    'st1820-ccddeeff0011-firmware',
    'binary_sensor',
    [
      ['state', { available_updates: { stable: { version: '1' } } }, 'on'],
      ['state', { available_updates: {} }, 'off'],
      ['state', {}, undefined],
    ],
    [],
  ],
  [
    'boolean-200',
    'switch',
    [['state', { value: true }, 'on']],
    [
      [
        'turn_off',
        {},
        '{"id":1,"src":"home-assistant","method":"Boolean.Set","params":{"id":200,"value":false}}',
      ],
    ],
  ],
  [
    'number-202',
    'number',
    [['state', { value: 21 }, '21']],
    [
      [
        'set_value',
        { value: 21.5 },
        '{"id":1,"src":"home-assistant","method":"Number.Set","params":{"id":202,"value":21.5}}',
      ],
    ],
  ],
  [
    'shelly1g4-aabbccddeeff-0',
    'light',
    [['state', { output: true }, 'on']],
    [['turn_on', {}, '{"id":1,"src":"home-assistant","method":"Switch.Set","params":{"id":0,"on":true}}']],
  ],
  [
    'shelly1g4-aabbccddeeff-input-0',
    'event',
    [
      [
        'event',
        { params: { events: [{ id: 0, event: 'single_push' }] } },
        '*',
        { event_type: 'single_push' },
      ],
      ['event', { params: { events: [{ id: 1, event: 'single_push' }] } }, undefined],
    ],
    [],
  ],
  [
    'shelly1g4-aabbccddeeff-input-0',
    'device_automation',
    [
      ['trigger', { params: { events: [{ id: 0, event: 'btn_down' }] } }, '*'],
      ['trigger', { params: { events: [{ id: 0, event: 'btn_up' }] } }, undefined],
    ],
    [],
  ],
  [
    'shellyduobulbg3',
    'light',
    [
      [
        'state',
        { output: true, brightness: 50, ct: 4000 },
        'on',
        { brightness: 127, color_temp_kelvin: 4000 },
      ],
    ],
    [
      [
        'turn_on',
        { brightness: 255 },
        '{"id":1,"src":"home-assistant","method":"CCT.Set","params":{"id":0,"on":true,"brightness":100}}',
      ],
    ],
  ],
  [
    'shellycolorblbg3',
    'light',
    [
      ['brightness', { brightness: 100 }, '?', { brightness: 255 }],
      ['rgb', { rgb: [1, 2, 3] }, '?', { rgb_color: [1, 2, 3] }],
    ],
    [],
  ],
  [
    'enum-200',
    'select',
    [['state', { value: 'option_1' }, 'option_1']],
    [
      [
        'select_option',
        { option: 'option_2' },
        '{"id":1,"src":"home-assistant","method":"Enum.Set","params":{"id":200,"value":"option_2"}}',
      ],
    ],
  ],
  [
    'relay',
    'switch',
    [
      ['state', { POWER1: 'ON' }, 'on'],
      ['state', { POWER2: 'ON' }, undefined],
    ],
    [['turn_off', {}, 'OFF']],
  ],
  [
    'Tasmota light hs',
    'light',
    [
      ['brightness', { Dimmer: 50 }, '?', { brightness: 128 }],
      ['hs', { HSBColor: '120,100,50' }, '?', { hs_color: [120, 100] }],
    ],
    [
      ['turn_on', { brightness: 128 }, '50'],
      ['turn_on', { rgb_color: [0, 0, 255] }, '240,100'],
    ],
  ],
  [
    'Tasmota shutter',
    'cover',
    [
      ['position', '30', 'open', { current_position: 30 }],
      ['position', '0', 'closed'],
    ],
    [
      ['close', {}, 'ShutterClose1'],
      ['set_position', { position: 10 }, '10'],
    ],
  ],
  [
    'Tasmota sensor',
    'sensor',
    [
      ['state', { ENERGY: { Power: 12 } }, '12'],
      ['state', {}, undefined],
    ],
    [],
  ],
  ['ESPHome sensor', 'sensor', [['state', '21.4', '21.4']], []],
  ['ESPHome switch', 'switch', [['state', 'ON', 'on']], [['turn_on', {}, 'ON']]],
  [
    'ESPHome light',
    'light',
    [
      [
        'state',
        { state: 'ON', brightness: 255, color_mode: 'rgb', color: { r: 1, g: 2, b: 3 } },
        'on',
        { rgb_color: [1, 2, 3] },
      ],
    ],
    [['turn_on', { rgb_color: [1, 2, 3] }, '{"state":"ON","color":{"r":1,"g":2,"b":3}}']],
  ],
  [
    'ESPHome cover',
    'cover',
    [
      ['state', 'opening', 'opening'],
      ['position', '55', 'open', { current_position: 55 }],
    ],
    [['stop', {}, 'STOP']],
  ],
  [
    'ESPHome fan',
    'fan',
    [
      ['percentage', '2', '?', { percentage: 67 }],
      ['oscillation', 'oscillate_on', '?', { oscillating: true }],
    ],
    [
      ['set_percentage', { percentage: 100 }, '3'],
      ['oscillate', { oscillating: false }, 'oscillate_off'],
    ],
  ],
  ['ESPHome lock', 'lock', [['state', 'LOCKED', 'locked']], [['unlock', {}, 'UNLOCK']]],
  [
    'dimmer',
    'light',
    [
      ['state', { value: 0 }, 'off'],
      ['brightness', { value: 99 }, '?', { brightness: 255 }],
    ],
    [['turn_on', { brightness: 255 }, '99']],
  ],
  ['fan mode', 'fan', [['state', { value: true }, 'on']], [['turn_on', {}, 'true']]],
  [
    'Theengs',
    'sensor',
    [
      ['state', { tempc: 20.1 }, '20.1'],
      ['state', { hum: 5 }, undefined],
    ],
    [],
  ],
  [
    'rtl_433',
    'sensor',
    [
      ['state', '20.14', '20.1'],
      ['state', 'x', undefined],
    ],
    [],
  ],
  ['scene', 'scene', [], [['turn_on', {}, '{ "scene_recall": 1 }']]],
];

const found = (from: string, domain: string): DiscoveredEntity => {
  const fits = (is: (one: Example) => boolean) =>
    EXAMPLES.find((one) => is(one) && one.topic.split('/')[1] === domain);
  const example = fits((one) => one.from === from) ?? fits((one) => one.from.includes(from));
  if (!example) throw new Error(`no example ${from}`);
  const discovery = parseDiscovery(example.topic, JSON.stringify(example.payload));
  if (discovery.kind !== 'entities' || !discovery.entities[0]) throw new Error(JSON.stringify(discovery));
  return discovery.entities[0];
};

describe('devices as they announce themselves', () => {
  it.each(CASES)('%s: %s', (from, domain, says, sends) => {
    const entity = found(from, domain);
    expect(entity.domain).toBe(domain);
    for (const [role, message, state, attributes] of says) {
      const reader = entity.readers.find((one) => one.role === role);
      expect(reader, role).toBeDefined();
      const before: EntityState = { state: domain === 'cover' ? 'unknown' : '?', attributes: {} };
      const after = reader!.read(typeof message === 'string' ? message : JSON.stringify(message), before);
      if (state === '*') expect(after).toBeDefined();
      else
        expect(after?.state, `${role} ${JSON.stringify(message)}`).toBe(
          domain === 'cover' && state === '?' ? 'unknown' : state,
        );
      if (attributes) expect(after?.attributes).toMatchObject(attributes);
    }
    for (const [service, parameters, ...sent] of sends) {
      const messages = entity.command?.(service, parameters);
      expect(messages?.map(({ payload }) => payload) ?? [], service).toEqual(sent);
      for (const { topic } of messages ?? []) expect(topic).not.toMatch(/[+#~]/);
    }
  });
  it('all of them are understood without a problem', () => {
    for (const { topic, payload } of EXAMPLES)
      expect(parseDiscovery(topic, JSON.stringify(payload))).toMatchObject({
        kind: 'entities',
        problems: [],
      });
  });
});

describe('abbreviations', () => {
  it.each(
    (
      'stat_t:state_topic clr_temp_cmd_t:color_temp_command_topic clr_temp_k:color_temp_kelvin color_temp_kelvin:color_temp_kelvin temp_cmd_t:temperature_command_topic max_temp:max_temp temp_step:temp_step ' +
      'hum_cmd_tpl:target_humidity_command_template curr_hum_t:current_humidity_topic max_hum:max_humidity pl_ret:payload_return_to_base ret:retain sup_clrm:supported_color_modes clrm_stat_t:color_mode_state_topic ' +
      'pos_t:position_topic pos_clsd:position_closed tilt_opnd_val:tilt_opened_value fanspd_lst:fan_speed_list pr_mode_cmd_t:preset_mode_command_topic whit_scl:white_scale exp_aft:expire_after flsh_tlng:flash_time_long ' +
      'dir_val_tpl:direction_value_template img_t:image_topic url_t:url_topic sug_dsp_prc:suggested_display_precision def_ent_id:default_entity_id on_cmd_type:on_command_type spd_rng_max:speed_range_max lrst_val_tpl:last_reset_value_template ' +
      'cod_dis_req:code_disarm_required migr_discvry:migrate_discovery pl_arm_nite:payload_arm_night l_ver_tpl:latest_version_template stat_unlocking:state_unlocking swing_mode_stat_tpl:swing_mode_state_template'
    )
      .split(' ')
      .map((pair) => pair.split(':') as [string, string]),
  )('%s is %s', (short, long) => {
    expect([fullName(short), fullName(long)]).toEqual([long, long]);
  });
});
describe('discovery', () => {
  const parse = (topic: string, payload: unknown) =>
    parseDiscovery(`homeassistant/${topic}`, typeof payload === 'string' ? payload : JSON.stringify(payload));
  it('of a whole device: shared settings, a component that went', () => {
    const example = EXAMPLES.find(({ from }) => from === 'device discovery (documented)')!;
    const discovery = parseDiscovery(example.topic, JSON.stringify(example.payload));
    expect(discovery).toMatchObject({
      kind: 'entities',
      entities: [
        {
          uniqueId: 'temp01ae_t',
          device: { id: '0AFFD2', name: 'Kitchen' },
          readers: [{ topic: 'sensorBedroom/state' }],
        },
        { uniqueId: 'temp01ae_h' },
      ],
    });
  });
  it('of a device with ~ and availability for all', () => {
    const example = EXAMPLES.find(({ from }) => from.includes('device-wide'))!;
    const discovery = parseDiscovery(example.topic, JSON.stringify(example.payload));
    expect(
      discovery.kind === 'entities' &&
        discovery.entities.map(({ availability, readers, command }) => [
          availability[0]?.topic,
          readers[0]?.topic ?? command?.('press', {})?.[0]?.topic,
        ]),
    ).toEqual([
      ['ruuvi/status', 'ruuvi/state'],
      ['ruuvi/status', 'ruuvi/press'],
    ]);
  });
  it('ends with an empty payload', () => {
    expect(parse('light/a/b/config', '')).toEqual({ kind: 'removed', key: 'light/a b' });
  });
  it.each([
    ['no JSON', 'sensor/a/config', '{'],
    ['a list', 'sensor/a/config', '[]'],
    ['null', 'sensor/a/config', 'null'],
    ['another topic', 'sensor/config', '{}'],
    ['spaces', 'sensor/a b/config', '{}'],
    ['1 MB', 'sensor/a/config', `{"name":"${'x'.repeat(1_000_000)}"}`],
    [
      '301 entities',
      'device/a/config',
      { cmps: Object.fromEntries(Array.from({ length: 301 }, (_, n) => [n, { p: 'sensor' }])) },
    ],
  ])('refuses %s', (_, topic, payload) => {
    expect(parse(topic, payload).kind).toBe('refused');
  });
  it.each([
    ['a hash', 'sensor', { stat_t: 'a/#' }],
    ['all by +', 'sensor', { stat_t: '+/+/x' }],
    ['$SYS', 'sensor', { stat_t: '$SYS/broker' }],
    ['a command to +', 'switch', { cmd_t: '+/a/b' }],
    ['a command to our discovery', 'switch', { cmd_t: 'homeassistant/light/x/config' }],
    ['a command to our status', 'button', { cmd_t: 'homeassistant/status' }],
    ['a topic that is an object', 'sensor', { stat_t: {} }],
    ['code', 'sensor', { stat_t: 'a/b', val_tpl: '{{ value.constructor.constructor("return process")() }}' }],
    ['another domain', 'camera', { t: 'x' }],
    ['prototype', '__proto__', {}],
  ])('makes no entity of %s', (_, domain, payload) => {
    expect(parse(`${domain}/a/config`, payload)).toMatchObject({
      kind: 'entities',
      entities: [],
      problems: [expect.any(String)],
    });
  });
  it("keeps a device from naming another's topics", () => {
    const mayUse = (topic: string): boolean => topic.startsWith('twyn/lamp/');
    const with_ = (payload: unknown) =>
      parseDiscovery('homeassistant/switch/lamp/config', JSON.stringify(payload), { mayUse });
    expect(with_({ cmd_t: 'twyn/door/set' })).toMatchObject({ entities: [] });
    expect(with_({ cmd_t: 'twyn/lamp/set' })).toMatchObject({ entities: [{ domain: 'switch' }] });
  });
  it('cleans names', () => {
    expect(
      parse('button/a/config', { cmd_t: 'a', name: `\u202eevil\n\u0007${'x'.repeat(300)}` }),
    ).toMatchObject({ entities: [{ name: `evil${'x'.repeat(116)}` }] });
  });
  it('knows when something is away', () => {
    expect([
      isAvailable('all', [true, undefined], true),
      isAvailable('all', [true, true], true),
      isAvailable('any', [false, true], false),
      isAvailable('latest', [true, false], false),
      isAvailable('latest', [], undefined),
    ]).toEqual([false, true, true, false, true]);
    const relay = found('relay', 'switch');
    expect([
      relay.availability[0]?.read('Online'),
      relay.availability[0]?.read('Offline'),
      relay.availability[0]?.read('?'),
    ]).toEqual([true, false, undefined]);
  });
});
