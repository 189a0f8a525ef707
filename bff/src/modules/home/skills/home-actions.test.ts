import { ENGLISH } from '../../../testing/phrases.js';
import { entity } from '../../../testing/factories/home.js';
import { type HomeActivity } from '../home-activity.dto.js';
import { describeActions } from './home-actions.js';

const done = (
  id: string,
  service: string,
  after?: { state: string; attributes?: Record<string, unknown> },
): HomeActivity => ({
  id: crypto.randomUUID(),
  at: '2026-11-23T08:00:00.000Z',
  channel: 'chat',
  entity: id,
  entityName: id,
  service,
  parameters: {},
  changes: after
    ? [{ entity: id, before: { state: '', attributes: {} }, after: { attributes: {}, ...after } }]
    : [],
  undoneAt: null,
  outcome: 'done',
  outcomeReason: null,
});
const THINGS = [
  entity('light.a', 'Lamp', null, { attributes: { brightness: 51 } }),
  entity('light.b', 'Spot', null),
  entity('light.c', 'Ceiling', null, { state: 'on' }),
  entity('climate.a', 'Thermostat', null, { attributes: { temperature: 20 } }),
  entity('cover.a', 'Blinds', null),
  entity('lock.a', 'Front door', null),
  entity('media_player.a', 'Television', null, { state: 'playing' }),
  entity('vacuum.a', 'Robot', null),
  entity('scene.a', 'Movie night', null),
];
const home = { floors: [], areas: [], entities: THINGS };
const said = (...actions: HomeActivity[]): string =>
  describeActions(actions, home, { phrases: ENGLISH }).join(' ');

describe('what was done', () => {
  it.each<[string, HomeActivity]>([
    ['Lamp is on.', done('light.a', 'turn_on', { state: 'on' })],
    ['Ceiling is on.', done('light.c', 'turn_on')],
    ['Lamp is at 20%.', done('light.a', 'set_brightness', { state: 'on' })],
    ['Lamp is off.', done('light.a', 'brightness_step', { state: 'off' })],
    ['Lamp is blue.', done('light.a', 'set_color', { state: 'on', attributes: { color_name: 'blue' } })],
    [
      'Lamp is at 2700 K.',
      done('light.a', 'set_color_temperature', { state: 'on', attributes: { color_temp_kelvin: 2700 } }),
    ],
    [
      'Thermostat is set to 21.5 degrees.',
      done('climate.a', 'set_temperature', { state: 'heat', attributes: { temperature: 21.5 } }),
    ],
    ['Thermostat is set to heat.', done('climate.a', 'set_hvac_mode', { state: 'heat' })],
    ['Blinds are closed.', done('cover.a', 'close', { state: 'closed' })],
    [
      'Blinds are 40% open.',
      done('cover.a', 'set_position', { state: 'open', attributes: { current_position: 40 } }),
    ],
    ['Front door is unlocked.', done('lock.a', 'unlock', { state: 'unlocked' })],
    [
      'Television is at a volume of 30%.',
      done('media_player.a', 'set_volume', { state: 'playing', attributes: { volume_level: 0.3 } }),
    ],
    ['Television is muted.', done('media_player.a', 'mute', { state: 'playing' })],
    ['Robot is returning to its base.', done('vacuum.a', 'return_to_base', { state: 'returning' })],
    ['Movie night is on.', done('scene.a', 'activate', { state: '2026-11-23T08:00:00.000Z' })],
    ['Done: Television.', done('media_player.a', 'next_track', { state: 'playing' })],
  ])('“%s”', (sentence, action) => {
    expect(said(action)).toBe(sentence);
  });

  it('is said once of those that became the same, and of each that became something else', () => {
    expect(
      said(
        done('light.a', 'turn_off', { state: 'off' }),
        done('light.b', 'turn_on', { state: 'on' }),
        done('light.c', 'turn_off', { state: 'off' }),
      ),
    ).toBe('Lamp and Ceiling are off. Spot is on.');
  });

  it('joins what was done to one thing', () => {
    const blue = done('light.a', 'set_color', { state: 'on', attributes: { color_name: 'blue' } });
    const dim = done('light.a', 'set_brightness', { state: 'on', attributes: { brightness: 128 } });
    expect(said(blue, dim)).toBe('Lamp is blue at 50%.');
  });

  it('counts many', () => {
    const entities = Array.from({ length: 12 }, (_, i) =>
      entity(`light.${String(i)}`, `Lamp ${String(i)}`, null),
    );
    const actions = entities.map(({ id }) => done(id, 'turn_on', { state: 'on' }));
    expect(describeActions(actions, { ...home, entities }, { phrases: ENGLISH })).toEqual([
      '12 devices are on.',
    ]);
  });
});
