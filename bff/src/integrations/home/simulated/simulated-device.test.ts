import { type Entity } from '../home.js';
import { Refusal } from '../home-adapter.js';
import { anEntity } from '../testing/an-entity.js';

import { wantedBy } from './scenes.js';
import { apply } from './simulated-device.js';

const NOW = new Date('2026-05-03T10:00:00Z');

type Parameters = Record<string, unknown>;

/** The entity once it did that; a refusal fails the test. */
function after(entity: Entity, service: string, parameters: Parameters = {}): Entity {
  const done = apply(entity, { service, parameters }, NOW);
  if (done instanceof Refusal) throw new Error(done.reason);
  return done;
}

function refusalOf(entity: Entity, service: string, parameters: Parameters = {}): string {
  const done = apply(entity, { service, parameters }, NOW);
  if (!(done instanceof Refusal)) throw new Error('It did it.');
  return done.reason;
}

describe('a simulated device', () => {
  it.each([
    ['light.a', 'off', 'turn_on', 'on'],
    ['light.a', 'on', 'turn_off', 'off'],
    ['light.a', 'on', 'toggle', 'off'],
    ['switch.a', 'off', 'toggle', 'on'],
    ['fan.a', 'unknown', 'turn_on', 'on'],
    ['cover.a', 'closed', 'open', 'open'],
    ['cover.a', 'open', 'close', 'closed'],
    ['cover.a', 'closed', 'toggle', 'open'],
    ['valve.a', 'closed', 'turn_on', 'open'],
    ['valve.a', 'open', 'turn_off', 'closed'],
    ['lock.a', 'unlocked', 'lock', 'locked'],
    ['lock.a', 'locked', 'unlock', 'unlocked'],
    ['climate.a', 'off', 'turn_on', 'heat'],
    ['climate.a', 'cool', 'turn_on', 'cool'],
    ['climate.a', 'heat', 'turn_off', 'off'],
    ['media_player.a', 'off', 'turn_on', 'on'],
    ['media_player.a', 'playing', 'turn_on', 'playing'],
    ['media_player.a', 'paused', 'play', 'playing'],
    ['media_player.a', 'playing', 'pause', 'paused'],
    ['media_player.a', 'playing', 'stop', 'idle'],
    ['vacuum.a', 'docked', 'start', 'cleaning'],
    ['vacuum.a', 'cleaning', 'return_to_base', 'returning'],
    ['vacuum.a', 'docked', 'return_to_base', 'docked'],
    ['lawn_mower.a', 'docked', 'start', 'mowing'],
    ['scene.a', 'unknown', 'activate', NOW.toISOString()],
  ])('%s that is %s is after %s %s', (id, state, service, then) => {
    expect(after(anEntity(id, { state }), service).state).toBe(then);
  });

  it('changes nothing but what it was asked for, and not what it was given', () => {
    const light = anEntity('light.a', { state: 'off', attributes: { brightness: 10, vendor: 'x' } });
    const lit = after(light, 'turn_on');
    expect(lit).toEqual({ ...light, state: 'on' });
    expect(light.state).toBe('off');
  });

  it.each([
    ['unavailable', 'light.a', 'turn_on', 'It can’t be reached.'],
    ['21', 'sensor.a', 'turn_on', 'It can only be read.'],
    ['on', 'light.a', 'unlock', 'It can’t do “unlock”.'],
    ['on', 'light.a', 'constructor', 'It can’t do “constructor”.'],
    ['off', 'media_player.a', 'next_track', 'It is off.'],
  ])('%s refuses as %s to %s in a plain sentence', (state, id, service, sentence) => {
    expect(refusalOf(anEntity(id, { state }), service)).toBe(sentence);
  });

  it('never unlocks a door that was only to be turned off or toggled', () => {
    const door = anEntity('lock.front_door', { state: 'locked' });
    for (const service of ['turn_off', 'turn_on', 'toggle', 'open'])
      expect(refusalOf(door, service)).toMatch(/can’t do/);
  });

  it.each([
    ['light.a', 'set_brightness', { brightness_pct: 101 }],
    ['light.a', 'set_brightness', { brightness_pct: '50' }],
    ['light.a', 'set_brightness', {}],
    ['light.a', 'turn_on', { speed: 3 }],
    ['light.a', 'set_color', { color: 'smell' }],
    ['cover.a', 'set_position', { position: -1 }],
    ['fan.a', 'set_percentage', { percentage: Number.NaN }],
    ['media_player.a', 'set_volume', { volume_pct: 400 }],
    ['climate.a', 'set_temperature', { temperature: 20, unit: 'K' }],
    ['climate.a', 'set_hvac_mode', { hvac_mode: 'party' }],
  ])('%s refuses %s with %j', (id, service, parameters) => {
    expect(refusalOf(anEntity(id, { state: 'on' }), service, parameters)).not.toBe('');
  });
});

describe('a simulated light', () => {
  const light = anEntity('light.a', { state: 'off' });

  it('takes brightness in percent and tells it as Home Assistant does', () => {
    expect(after(light, 'set_brightness', { brightness_pct: 50 })).toMatchObject({
      state: 'on',
      attributes: { brightness: 128 },
    });
    expect(after(light, 'set_brightness', { brightness_pct: 1 }).attributes.brightness).toBe(3);
    expect(after(light, 'set_brightness', { brightness_pct: 0 }).state).toBe('off');
  });

  it('goes up and down by steps, and off at the bottom', () => {
    const half = after(light, 'set_brightness', { brightness_pct: 50 });
    expect(after(half, 'brightness_step', { step_pct: 20 }).attributes.brightness).toBe(179);
    expect(after(half, 'brightness_step', { step_pct: 80 }).attributes.brightness).toBe(255);
    expect(after(half, 'brightness_step', { step_pct: -60 }).state).toBe('off');
    expect(after(light, 'brightness_step', { step_pct: 10 })).toMatchObject({
      state: 'on',
      attributes: { brightness: 26 },
    });
  });

  it('has either a colour or a white', () => {
    const blue = after(light, 'set_color', { color: 'Light-Blue' });
    expect(blue.attributes).toEqual({
      color_mode: 'rgb',
      color_name: 'lightblue',
      rgb_color: [173, 216, 230],
    });
    const white = after(blue, 'set_color_temperature', { kelvin: 2_700 });
    expect(white.attributes).toEqual({ color_mode: 'color_temp', color_temp_kelvin: 2_700 });
  });

  it('keeps to the whites that it has', () => {
    const lamp = anEntity('light.a', { attributes: { max_color_temp_kelvin: 6_500 } });
    const white = after(lamp, 'set_color_temperature', { kelvin: 9_000 });
    expect(white.attributes.color_temp_kelvin).toBe(6_500);
  });

  it('is turned on as it is wanted in one go', () => {
    const lit = after(light, 'turn_on', { brightness_pct: 20, color: 'red' });
    expect(lit).toMatchObject({ state: 'on', attributes: { brightness: 51, color_name: 'red' } });
  });

  it('refuses what it has no lamp for', () => {
    const plain = anEntity('light.a', { attributes: { supported_color_modes: ['onoff'] } });
    expect(refusalOf(plain, 'set_brightness', { brightness_pct: 50 })).toBe('It can’t be dimmed.');
    expect(refusalOf(plain, 'set_color', { color: 'red' })).toBe('It has no colours.');
    expect(refusalOf(plain, 'set_color_temperature', { kelvin: 3_000 })).toBe('It has one white only.');
    expect(refusalOf(plain, 'turn_on', { color: 'red', brightness_pct: 5 })).toBe('It has no colours.');
  });
});

describe('a simulated cover', () => {
  it('goes to a position, or refuses where it can only be opened and closed', () => {
    const blind = anEntity('cover.a', { state: 'closed' });
    expect(after(blind, 'set_position', { position: 30 })).toMatchObject({
      state: 'open',
      attributes: { current_position: 30 },
    });
    expect(after(blind, 'set_position', { position: 0 }).state).toBe('closed');
    const gate = anEntity('cover.a', { attributes: { supported_features: ['open', 'close'] } });
    expect(refusalOf(gate, 'set_position', { position: 30 })).toBe('It can only be opened and closed.');
  });

  it('stays where it is stopped', () => {
    const moving = anEntity('cover.a', {
      state: 'closing',
      attributes: { current_position: 40, target_position: 0 },
    });
    expect(after(moving, 'stop')).toMatchObject({ state: 'open', attributes: { current_position: 40 } });
    expect(after(moving, 'stop').attributes).not.toHaveProperty('target_position');
  });
});

describe('a simulated thermostat', () => {
  it('is set in its own unit, whichever was said', () => {
    const celsius = anEntity('climate.a', { state: 'heat', attributes: { current_temperature: 19 } });
    const fahrenheit = anEntity('climate.a', { state: 'heat', attributes: { current_temperature: 68 } });
    const set = (entity: Entity, temperature: number, unit?: string): unknown =>
      after(entity, 'set_temperature', { temperature, ...(unit && { unit }) }).attributes.temperature;
    expect(set(celsius, 21.5)).toBe(21.5);
    expect(set(celsius, 70, 'F')).toBe(21);
    expect(set(fahrenheit, 70)).toBe(70);
    expect(set(fahrenheit, 20, '°C')).toBe(68);
    expect(set(anEntity('climate.a'), 70)).toBe(70);
  });

  it('refuses what no room should be', () => {
    const thermostat = anEntity('climate.a', { attributes: { current_temperature: 19 } });
    expect(refusalOf(thermostat, 'set_temperature', { temperature: 70 })).toBe(
      'It can be set from 5 to 35 degrees.',
    );
  });

  it('knows its modes', () => {
    const thermostat = anEntity('climate.a', { state: 'off', attributes: { hvac_modes: ['off', 'cool'] } });
    expect(after(thermostat, 'turn_on').state).toBe('cool');
    expect(after(thermostat, 'set_hvac_mode', { hvac_mode: 'cool' }).state).toBe('cool');
    expect(refusalOf(thermostat, 'set_hvac_mode', { hvac_mode: 'heat' })).toBe(
      'It has no mode “heat”; it has off, cool.',
    );
  });
});

describe('other simulated devices', () => {
  it('a fan at no speed is off', () => {
    const fan = anEntity('fan.a', { state: 'on', attributes: { percentage: 40 } });
    expect(after(fan, 'set_percentage', { percentage: 0 })).toMatchObject({ state: 'off' });
    expect(after(fan, 'percentage_step', { step_pct: 30 }).attributes.percentage).toBe(70);
    expect(after(fan, 'turn_on', { percentage: 10 }).attributes.percentage).toBe(10);
  });

  it('a player keeps its volume between nothing and all', () => {
    const player = anEntity('media_player.a', { state: 'playing', attributes: { volume_level: 0.9 } });
    expect(after(player, 'volume_step', { step_pct: 30 }).attributes.volume_level).toBe(1);
    expect(after(player, 'set_volume', { volume_pct: 35 }).attributes.volume_level).toBe(0.35);
    expect(after(player, 'mute')).toMatchObject({ state: 'playing', attributes: { is_volume_muted: true } });
    expect(after(player, 'unmute').attributes.is_volume_muted).toBe(false);
    expect(after(player, 'next_track').attributes.media_track).toBe(2);
    expect(after(player, 'previous_track').attributes.media_track).toBe(1);
  });

  it('a scene sets what its states name; what is not such a state is passed over', () => {
    const states = {
      'light.a': { state: 'on', attributes: { brightness: 5 } },
      'light.b': 'on',
      'light.c': { attributes: {} },
    };
    const wanted = wantedBy(anEntity('scene.a', { attributes: { states } }));
    expect([...wanted.keys()]).toEqual(['light.a']);
    const set = wanted.get('light.a')!(anEntity('light.a', { state: 'off', attributes: { vendor: 'x' } }));
    expect(set).toMatchObject({ state: 'on', attributes: { vendor: 'x', brightness: 5 } });
    expect(wantedBy(anEntity('light.a', { attributes: { states } })).size).toBe(0);
  });
});
