import { type DiscoveredEntity, type Discovery, type EntityState } from './discovered-entity.js';
import { parseShelly } from './shelly.js';
import { parseTasmota, tasmotaQuestion } from './tasmota.js';

const MAC = '5CCF7F000001';
const NONE: EntityState = { state: 'unknown', attributes: {} };

/** As Tasmota 14 announces itself, with what does not matter here left out. */
const CONFIG = {
  ip: '192.168.1.20',
  dn: 'Desk',
  fn: ['Lamp', 'Socket', null],
  hn: 'tasmota-0001',
  mac: MAC,
  md: 'Sonoff Dual',
  ty: 0,
  if: 0,
  ofln: 'Offline',
  onln: 'Online',
  state: ['OFF', 'ON', 'TOGGLE', 'HOLD'],
  sw: '14.2.0',
  t: 'desk',
  ft: '%prefix%/%topic%/',
  tp: ['cmnd', 'stat', 'tele'],
  rl: [2, 1, 0, 0],
  lt_st: 5,
  so: { '4': 0 },
  ver: 1,
};

function tasmota(payload: unknown, what = 'config'): Discovery {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return parseTasmota(`tasmota/discovery/${MAC}/${what}`, text, { configOf: () => JSON.stringify(CONFIG) });
}

function entitiesOf(discovery: Discovery): readonly DiscoveredEntity[] {
  if (discovery.kind !== 'entities') throw new Error(JSON.stringify(discovery));
  expect(discovery.problems).toEqual([]);
  return discovery.entities;
}

function heard(entity: DiscoveredEntity | undefined, topic: string, message: unknown): EntityState {
  const readers = entity?.readers.filter((reader) => reader.topic === topic) ?? [];
  return readers.reduce((state, reader) => reader.read(JSON.stringify(message), state) ?? state, NONE);
}

describe('a Tasmota', () => {
  it('is found with its relays as lamps and sockets', () => {
    const [lamp, socket] = entitiesOf(tasmota(CONFIG));
    expect(lamp).toMatchObject({
      domain: 'light',
      name: 'Lamp',
      uniqueId: `${MAC}_light_1`,
      device: { name: 'Desk' },
    });
    expect(socket).toMatchObject({
      domain: 'switch',
      name: 'Socket',
      availability: [{ topic: 'tele/desk/LWT' }],
    });
    const state = { POWER1: 'ON', POWER2: 'OFF', Dimmer: 40, CT: 250, HSBColor: '120,100,40' };
    expect(heard(lamp, 'tele/desk/STATE', state)).toMatchObject({
      state: 'on',
      attributes: { brightness: 102, color_temp_kelvin: 4_000, hs_color: [120, 100] },
    });
    expect(heard(socket, 'stat/desk/RESULT', { POWER2: 'ON' }).state).toBe('on');
    expect(heard(socket, 'stat/desk/STATUS11', { StatusSTS: state }).state).toBe('off');
    expect(lamp?.command?.('turn_on', { brightness: 255 })).toMatchObject([
      { topic: 'cmnd/desk/Dimmer', payload: '100' },
    ]);
    expect(socket?.command?.('turn_off', {})).toMatchObject([{ topic: 'cmnd/desk/POWER2', payload: 'OFF' }]);
  });

  it('has a shutter for two relays', () => {
    const shutters = entitiesOf(tasmota({ ...CONFIG, rl: [3, 3, 0], fn: ['Blind'] }));
    expect(shutters).toHaveLength(1);
    const [shutter] = shutters;
    expect(heard(shutter, 'stat/desk/RESULT', { Shutter1: { Position: 30, Direction: 0 } })).toMatchObject({
      state: 'open',
      attributes: { current_position: 30 },
    });
    expect(shutter?.command?.('set_position', { position: 70 })).toMatchObject([
      { topic: 'cmnd/desk/ShutterPosition1', payload: '70' },
    ]);
  });

  it('tells what its sensors measure', () => {
    const sensors = entitiesOf(
      tasmota({ sn: { Time: 'x', ENERGY: { Power: 3 }, TempUnit: 'C' }, ver: 1 }, 'sensors'),
    );
    expect(sensors).toMatchObject([{ deviceClass: 'power', attributes: { unit_of_measurement: 'W' } }]);
    expect(heard(sensors[0], 'tele/desk/SENSOR', { ENERGY: { Power: 12 } }).state).toBe('12');
    expect(heard(sensors[0], 'tele/desk/SENSOR', { Time: 'x' })).toEqual(NONE);
  });

  it('is asked for its state', () => {
    expect(tasmotaQuestion(JSON.stringify(CONFIG), MAC)).toMatchObject({
      topic: 'cmnd/desk/STATUS',
      payload: '11',
    });
  });

  it.each(['{', '[]', '{}', { ...CONFIG, tp: [] }, { ...CONFIG, t: 7 }, 'x'.repeat(100_000)])(
    'is refused where it announces %j',
    (payload) => {
      expect(tasmota(payload).kind).toBe('refused');
    },
  );

  it('cannot name topics of discovery', () => {
    const discovery = tasmota({ ...CONFIG, ft: 'homeassistant/light/x/config', t: 'x' });
    expect(discovery).toMatchObject({ kind: 'entities', problems: [] });
    const wide = tasmota({ ...CONFIG, t: '#' });
    expect(wide).toMatchObject({ entities: [], problems: [expect.any(String), expect.any(String)] });
  });
});

describe('a Shelly', () => {
  const shelly = (component: string, status: unknown): Discovery =>
    parseShelly(`shellyplus1pm-a8032ab12345/status/${component}`, JSON.stringify(status));

  it('is found by the state of its relay, with what that measures', () => {
    const status = {
      id: 0,
      source: 'init',
      output: false,
      apower: 0,
      voltage: 230.1,
      temperature: { tC: 41 },
    };
    const [relay, power] = entitiesOf(shelly('switch:0', status));
    expect(relay).toMatchObject({
      domain: 'switch',
      device: { id: 'shellyplus1pm-a8032ab12345', manufacturer: 'Shelly' },
    });
    const topic = 'shellyplus1pm-a8032ab12345/status/switch:0';
    expect(heard(relay, topic, { ...status, output: true }).state).toBe('on');
    expect(heard(power, topic, { ...status, apower: 12.5 }).state).toBe('12.5');
    expect(relay?.command?.('turn_on', {})).toMatchObject([
      {
        topic: 'shellyplus1pm-a8032ab12345/rpc',
        payload: '{"id":1,"src":"twyn","method":"Switch.Set","params":{"id":0,"on":true}}',
      },
    ]);
  });

  it('is found by the state of its cover', () => {
    const status = { id: 0, state: 'stopped', current_pos: 40, pos_control: true };
    const [cover] = entitiesOf(shelly('cover:0', status));
    expect(
      heard(cover, 'shellyplus1pm-a8032ab12345/status/cover:0', { ...status, state: 'opening' }),
    ).toMatchObject({
      state: 'opening',
      attributes: { current_position: 40 },
    });
    expect(cover?.command?.('set_position', { position: 70 })?.[0]?.payload).toContain('"pos":70');
  });

  it('dims', () => {
    const [light] = entitiesOf(shelly('light:0', { id: 0, output: true, brightness: 50 }));
    expect(
      heard(light, 'shellyplus1pm-a8032ab12345/status/light:0', { output: true, brightness: 100 }),
    ).toMatchObject({
      state: 'on',
      attributes: { brightness: 255 },
    });
    expect(light?.command?.('turn_on', { brightness: 128 })?.[0]?.payload).toBe(
      '{"id":1,"src":"twyn","method":"Light.Set","params":{"id":0,"on":true,"brightness":50}}',
    );
  });

  it.each(['other/status/switch:0', 'shellyplus1-a8032ab12345/status/sys', 'shellyplus1-x/status/switch:0'])(
    'does not speak at %s',
    (topic) => {
      expect(parseShelly(topic, '{"output":true}').kind).toBe('refused');
    },
  );
});
