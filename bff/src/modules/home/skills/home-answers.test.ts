import { ENGLISH } from '../../../testing/phrases.js';
import { entity } from '../../../testing/factories/home.js';
import { answerTo } from './home-skills.js';

const told = (id: string, state: string, attributes: object): string | undefined =>
  answerTo(
    {
      skill: id.startsWith('climate.') ? 'climate.get' : 'home.query',
      parameters: { asks: 'what' },
      targets: [id],
    },
    { floors: [], areas: [], entities: [entity(id, 'It', null, { state, attributes: { ...attributes } })] },
    { phrases: ENGLISH },
  );

it('is told of several things as of several', () => {
  const blinds = entity('cover.b', 'Blinds', null, { state: 'open' });
  const asked = { skill: 'home.query', parameters: { asks: 'what' }, targets: ['cover.b'] };
  expect(answerTo(asked, { floors: [], areas: [], entities: [blinds] }, { phrases: ENGLISH })).toBe(
    'Blinds are open.',
  );
});

describe('how a thing is', () => {
  it.each<[string, string, object, string]>([
    ['light.a', 'on', { brightness: 128 }, 'It is on at 50%.'],
    ['light.a', 'on', { brightness: 255, color_name: 'blue' }, 'It is on at 100% in blue.'],
    ['light.a', 'off', { brightness: 128 }, 'It is off.'],
    ['fan.a', 'on', { percentage: 30 }, 'It is on at 30%.'],
    ['media_player.a', 'playing', { volume_level: 0.4 }, 'It is playing, its volume at 40%.'],
    ['cover.a', 'open', { current_position: 40 }, 'It is 40% open.'],
    ['cover.a', 'open', { current_position: 100 }, 'It is open.'],
    ['sensor.a', '81', { unit_of_measurement: '%' }, 'It is 81%.'],
    ['climate.a', 'heat', { current_temperature: 20.5, temperature: 21 }, 'It: 20.5 degrees, set to 21.'],
    ['climate.a', 'heat', { temperature: 21 }, 'It is set to 21 degrees.'],
    ['vacuum.a', 'returning_home', {}, 'It is returning home.'],
  ])('%s that is %s with %j', (id, state, attributes, answer) => {
    expect(told(id, state, attributes)).toBe(answer);
  });
});

describe('how many of several are in a state', () => {
  const home = {
    floors: [],
    areas: [
      { id: 'bed', name: 'Bedroom', floorId: null, aliases: [] },
      { id: 'bath', name: 'Bathroom', floorId: null, aliases: [] },
    ],
    entities: [
      entity('light.a', 'Ceiling', 'bed', { state: 'on' }),
      entity('light.b', 'Bedroom lamp', 'bed'),
      entity('light.c', 'Mirror', 'bath', { state: 'unavailable' }),
      entity('binary_sensor.w', 'Window', 'bed', { state: 'on', deviceClass: 'window' }),
      entity('binary_sensor.v', 'Skylight', 'bath', { state: 'off', deviceClass: 'window' }),
      entity('lock.f', 'Front door', null, { state: 'locked' }),
      entity('lock.g', 'Gate', null, { state: 'locked' }),
      entity('media_player.tv', 'Television', 'bed', { state: 'playing' }),
      entity('climate.b', 'Thermostat', 'bed', { state: 'heat' }),
    ],
  };
  const asked = (state: string, targets: string[], more: object = {}): string | undefined =>
    answerTo({ skill: 'home.query', parameters: { state, ...more }, targets }, home, { phrases: ENGLISH });

  it.each<[string, string[], object, string]>([
    ['on', ['light.a', 'light.b'], {}, '1 of 2 lights is on: Ceiling (Bedroom).'],
    ['on', ['light.a', 'light.b'], { areaId: 'bed' }, '1 of 2 lights is on: Ceiling.'],
    ['off', ['light.a', 'light.b'], {}, '1 of 2 lights is off: Bedroom lamp. Ceiling is on.'],
    [
      'on',
      ['light.a', 'light.b', 'light.c'],
      {},
      '1 of 2 lights is on: Ceiling (Bedroom). No answer from Mirror (Bathroom).',
    ],
    ['on', ['light.b', 'light.c'], {}, 'Bedroom lamp is off. No answer from Mirror (Bathroom).'],
    ['on', ['light.b', 'fan.x'], {}, 'Bedroom lamp is off.'],
    [
      'open',
      ['binary_sensor.w', 'binary_sensor.v'],
      { deviceClass: 'window' },
      '1 of 2 windows is open: Window (Bedroom).',
    ],
    [
      'closed',
      ['binary_sensor.w', 'binary_sensor.v'],
      { deviceClass: 'window' },
      '1 of 2 windows is closed: Skylight (Bathroom). Window is open.',
    ],
    ['unlocked', ['lock.f', 'lock.g'], { deviceClass: 'door' }, 'None of the 2 doors is unlocked.'],
    ['locked', ['lock.f', 'lock.g'], {}, 'All 2 locks are locked.'],
    [
      'on',
      ['light.b', 'media_player.tv', 'climate.b'],
      {},
      '2 of 3 devices are on: Television (Bedroom) and Thermostat (Bedroom).',
    ],
  ])('%s, asked of %j with %j', (state, targets, more, answer) => {
    expect(asked(state, targets, more)).toBe(answer);
  });

  it('says of a sensor what its kind says', () => {
    expect(asked('open', ['binary_sensor.v'])).toBe('Skylight is closed.');
    expect(asked('on', ['climate.b'])).toBe('Thermostat is set to heat.');
  });
});
