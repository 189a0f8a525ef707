import { expect, test } from 'vitest';
import type { HomeActivity, HomeEntity } from '../../shared/home/api/home.api';
import { makeEntity } from '../../testing/msw/handlers/home';
import { actionLabel, stateLabel } from './entity-labels';

test.each<[string, Partial<HomeEntity>, string]>([
  ['light.a', { state: 'on', attributes: { brightness: 204 } }, 'On, 80%'],
  ['light.a', { state: 'on', attributes: { brightness: 1 } }, 'On, 1%'],
  ['light.a', { state: 'on', attributes: { brightness: 0 } }, 'On'],
  ['light.a', { state: 'off', attributes: { brightness: 204 } }, 'Off'],
  ['cover.a', { state: 'opening', attributes: { current_position: 40 } }, 'Opening, 40%'],
  ['cover.a', { state: 'open', attributes: { current_position: 100 } }, 'Open'],
  ['climate.a', { state: 'heat', attributes: { current_temperature: 19.2 } }, 'Heat, 19.2° now'],
  ['binary_sensor.a', { state: 'on', deviceClass: 'window' }, 'Open'],
  ['binary_sensor.a', { state: 'unavailable', deviceClass: 'window' }, 'Unavailable'],
  ['binary_sensor.a', { state: 'on' }, 'On'],
  ['sensor.a', { state: '12', attributes: { unit_of_measurement: 'kWh' } }, '12 kWh'],
  ['media_player.a', { state: 'playing' }, 'Playing'],
  ['scene.a', { state: '2026-05-03T10:00:00.000Z' }, 'Scene'],
])('says of %s that is %j: %s', (id, details, words) => {
  expect(stateLabel(makeEntity(id, details))).toBe(words);
});

test('says what was done, and how much of it', () => {
  const activity = {
    service: 'set_brightness',
    parameters: { brightness_pct: 40 },
  } as unknown as HomeActivity;
  expect(actionLabel(activity)).toBe('set brightness (40)');
  expect(actionLabel({ ...activity, service: 'lock', parameters: {} })).toBe('lock');
});

test('tells temperatures in the unit that is wanted', () => {
  const thermostat = makeEntity('climate.a', { state: 'heat', attributes: { current_temperature: 20 } });
  expect(stateLabel(thermostat, 'F')).toBe('Heat, 68° now');
  expect(stateLabel(thermostat, 'C')).toBe('Heat, 20° now');
  const sensor = makeEntity('sensor.a', { state: '68', attributes: { unit_of_measurement: '°F' } });
  expect(stateLabel(sensor, 'C')).toBe('20 °C');
  expect(stateLabel({ ...sensor, state: 'unknown' }, 'C')).toBe('Unknown');
});
