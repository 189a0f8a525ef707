import { expect, test } from 'vitest';
import { makeEntity } from '../../testing/msw/handlers/home';
import type { HomeEntity } from './api/home.api';
import { predicted } from './predicted';

type Asked = [service: string, parameters: Record<string, unknown>];

test.each<[string, Partial<HomeEntity>, Asked, Partial<HomeEntity>]>([
  ['light.a', { state: 'off' }, ['turn_on', {}], { state: 'on' }],
  ['lock.a', { state: 'locked' }, ['unlock', {}], { state: 'unlocked' }],
  [
    'light.a',
    { state: 'off' },
    ['set_brightness', { brightness_pct: 20 }],
    { state: 'on', attributes: { brightness: 51 } },
  ],
  ['fan.a', { state: 'on' }, ['set_percentage', { percentage: 0 }], { state: 'off' }],
  ['media_player.a', {}, ['set_volume', { volume_pct: 30 }], { attributes: { volume_level: 0.3 } }],
  ['climate.a', {}, ['set_temperature', { temperature: 20 }], { attributes: { temperature: 20 } }],
  ['climate.a', {}, ['set_temperature', { temperature: 70, unit: 'F' }], { attributes: {} }],
  ['climate.a', { state: 'off' }, ['turn_on', {}], { state: 'off' }],
  ['cover.a', { state: 'closed' }, ['open', {}], { state: 'opening' }],
  ['cover.a', { state: 'open' }, ['set_position', { position: 40 }], { state: 'open', attributes: {} }],
  ['scene.a', { state: 'unknown' }, ['activate', {}], { state: 'unknown' }],
])('%s as %j, asked for %j', (id, details, [service, parameters], after) => {
  expect(predicted(makeEntity(id, details), { service, parameters })).toMatchObject(after);
});
