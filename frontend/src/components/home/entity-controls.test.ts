import { expect, test } from 'vitest';
import type { HomeEntity } from '../../shared/home/api/home.api';
import { makeEntity } from '../../testing/msw/handlers/home';
import { type Command, controlsOf } from './entity-controls';

/** Every command that the screen offers, a slider's as it would be at 20. */
function offered(id: string, details: Partial<HomeEntity> = {}): Command[] {
  return controlsOf(makeEntity(id, details)).map((control) => {
    if (control.kind === 'slider') return control.command(20);
    if (control.kind === 'button') return control.command;
    return control.isOn ? control.off : control.on;
  });
}

const services = (...args: Parameters<typeof offered>) => offered(...args).map(({ service }) => service);

test.each<[string, Partial<HomeEntity>, string[]]>([
  ['light.a', { state: 'off' }, ['turn_on']],
  ['light.a', { state: 'on' }, ['turn_off', 'set_brightness']],
  ['light.a', { state: 'on', attributes: { supported_color_modes: ['onoff'] } }, ['turn_off']],
  ['switch.a', { state: 'on' }, ['turn_off']],
  ['fan.a', { state: 'on', attributes: { percentage: 40 } }, ['turn_off', 'set_percentage']],
  ['cover.a', { state: 'closed' }, ['open']],
  ['cover.a', { state: 'open', attributes: { current_position: 40 } }, ['close', 'set_position']],
  ['cover.a', { state: 'opening', attributes: { current_position: 40 } }, ['stop']],
  ['lock.a', { state: 'unlocked' }, ['lock']],
  ['climate.a', { state: 'heat', attributes: { temperature: 21 } }, ['turn_off', 'set_temperature']],
  ['climate.a', { state: 'off', attributes: { temperature: 21 } }, ['turn_on']],
  ['media_player.a', { state: 'off' }, ['turn_on']],
  [
    'media_player.a',
    { state: 'playing', attributes: { volume_level: 0.4 } },
    ['pause', 'turn_off', 'set_volume'],
  ],
  ['vacuum.a', { state: 'docked' }, ['start']],
  ['vacuum.a', { state: 'cleaning' }, ['return_to_base']],
  ['scene.a', { state: 'unknown' }, ['activate']],
  ['sensor.a', { state: '4' }, []],
  ['light.a', { state: 'unavailable' }, []],
])('offers for %s as %j: %j', (id, details, expected) => {
  expect(services(id, details)).toEqual(expected);
});

test('names parameters as the service takes them', () => {
  const [, brightness] = offered('light.a', { state: 'on' });
  expect(brightness).toEqual({ service: 'set_brightness', parameters: { brightness_pct: 20 } });
});

test('sets a temperature in the unit in which it is shown', () => {
  const thermostat = makeEntity('climate.a', { state: 'heat', attributes: { temperature: 20 } });
  const slider = controlsOf(thermostat, 'F').find((control) => control.kind === 'slider');
  expect(slider?.range).toMatchObject({ value: 68, min: 41, max: 95 });
  expect(slider?.command(70)).toEqual({
    service: 'set_temperature',
    parameters: { temperature: 70, unit: 'F' },
  });
});
