import { expect, test } from 'vitest';
import type { HomeEntity } from '../../shared/home/api/home.api';
import { closedLabel, glanceLine, glanceOf } from './home-glance';

const entity = (given: Partial<HomeEntity>): HomeEntity => ({
  aliases: [],
  area: null,
  attributes: {},
  deviceClass: null,
  domain: 'light',
  id: given.name ?? 'light',
  isFavourite: false,
  connection: null,
  changedAt: '2026-05-03T10:00:00.000Z',
  rights: { chat: 'act', voice: 'act', rules: 'act', models: 'act' },
  isGuarded: false,
  name: 'Light',
  state: 'on',
  ...given,
});

test('counts the lights, names what is open and takes the mean of the rooms', () => {
  const glance = glanceOf(
    [
      entity({ name: 'Hallway light' }),
      entity({ name: 'Bedroom light', state: 'off' }),
      entity({ domain: 'binary_sensor', deviceClass: 'window', name: 'Kitchen window' }),
      entity({ domain: 'binary_sensor', deviceClass: 'door', name: 'Front door', state: 'off' }),
      entity({ domain: 'binary_sensor', deviceClass: 'motion', name: 'Hallway motion' }),
      entity({ domain: 'lock', name: 'Front lock', state: 'unlocked' }),
      entity({ domain: 'climate', state: 'heat', attributes: { current_temperature: 20 } }),
      entity({
        domain: 'sensor',
        deviceClass: 'temperature',
        state: '69.8',
        attributes: { unit_of_measurement: '°F' },
      }),
    ],
    'C',
  );
  expect(glance).toEqual({ lightsOn: 1, open: ['Kitchen window', 'Front lock'], temperature: 20.5 });
  expect(glanceLine(glance, 'C')).toBe('20.5 °C, 1 light on');
});

test('leaves out what nothing measures, and a sensor without a reading', () => {
  const glance = glanceOf([entity({ domain: 'sensor', deviceClass: 'temperature', state: 'unknown' })], 'C');
  expect(glance).toEqual({ lightsOn: 0, open: [], temperature: undefined });
  expect(glanceLine(glance, 'C')).toBe('no lights on');
});

test('names what is closed for what the home has', () => {
  const opening = (deviceClass: string, state = 'off'): HomeEntity =>
    entity({ domain: 'binary_sensor', deviceClass, state });
  expect(closedLabel([opening('window'), opening('door')])).toBe('Doors and windows closed');
  expect(closedLabel([opening('door'), opening('window', 'unavailable')])).toBe('Doors closed');
  expect(closedLabel([opening('window'), opening('motion')])).toBe('Windows closed');
  expect(closedLabel([entity({})])).toBeUndefined();
});
