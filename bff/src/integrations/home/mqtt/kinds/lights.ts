import { type Kind, type Message, type StateReading } from '../discovered-entity.js';
import {
  asAttribute,
  asOneOf,
  numberIn,
  onAndOff,
  readersOf,
  wordIn,
  type Writer,
  writer,
} from '../readers.js';
import { BadSetting, type Settings } from '../settings.js';
import { colorModesOf, effectsOf, hueOf, isRgb, whiteLimitsOf, whiteOf, xyOf } from './colors.js';
import { jsonLightKind } from './json-lights.js';
import { templateLightKind } from './template-lights.js';

const FULL = 255;

/** A light says by its schema how it speaks; without one, each part of it has topics of its own. */
export function lightKind(settings: Settings): Kind {
  const schema = settings.text('schema');
  if (schema === 'json') return jsonLightKind(settings);
  return schema === 'template' ? templateLightKind(settings) : basicLightKind(settings);
}

function basicLightKind(settings: Settings): Kind {
  const { on, off, states } = onAndOff(settings);
  const part = (name: string): Writer | undefined =>
    writer(settings, `${name}_command_topic`, `${name}_command_template`);
  const send = writer(settings, 'command_topic', 'command_template');
  if (!send) throw new BadSetting('command_topic is missing');
  const brightness = part('brightness');
  const [white, rgb, hs, xy] = [part('color_temp'), part('rgb'), part('hs'), part('xy')];
  const effect = part('effect');
  const scale = settings.number('brightness_scale', FULL);
  const isKelvin = settings.isOn('color_temp_kelvin');
  const onType = settings.text('on_command_type');
  return {
    readers: readersOf(settings, [
      [
        'state_topic',
        settings.has('state_value_template') ? 'state_value_template' : 'value_template',
        'state',
        asOneOf(states),
      ],
      [
        'brightness_state_topic',
        'brightness_value_template',
        'brightness',
        asAttribute('brightness', (text) => inBytes(numberIn(text), scale)),
      ],
      [
        'color_temp_state_topic',
        'color_temp_value_template',
        'color_temp',
        asAttribute('color_temp_kelvin', (text) => {
          const value = numberIn(text);
          return value === undefined || value <= 0 ? undefined : whiteOf(value, isKelvin);
        }),
      ],
      ['rgb_state_topic', 'rgb_value_template', 'rgb', listed('rgb_color', 3)],
      ['hs_state_topic', 'hs_value_template', 'hs', listed('hs_color', 2)],
      ['xy_state_topic', 'xy_value_template', 'xy', listed('xy_color', 2)],
      ['color_mode_state_topic', 'color_mode_value_template', 'mode', asAttribute('color_mode', wordIn)],
      ['effect_state_topic', 'effect_value_template', 'effect', asAttribute('effect', wordIn)],
    ]),
    attributes: {
      supported_color_modes: colorModesOf({ rgb, hs, xy, color_temp: white }, brightness !== undefined),
      ...whiteLimitsOf(settings),
      ...effectsOf(settings),
    },
    command: (service, data) => {
      if (service === 'turn_off') return [send(off)];
      if (service !== 'turn_on') return undefined;
      const { brightness: level, color_temp_kelvin: kelvin, effect: name } = data;
      const parts: Message[] = [];
      if (typeof level === 'number' && brightness)
        parts.push(brightness(String(Math.max(1, Math.round((level / FULL) * scale)))));
      if (typeof kelvin === 'number' && white) parts.push(white(String(whiteOf(kelvin, isKelvin))));
      if (isRgb(data.rgb_color)) parts.push(...coloured(data.rgb_color, { rgb, hs, xy }));
      if (typeof name === 'string' && effect) parts.push(effect(name));
      // `brightness`: the level alone switches it on; `first`: on comes first; else it comes last.
      if (onType !== 'brightness') return onType === 'first' ? [send(on), ...parts] : [...parts, send(on)];
      return parts.length > 0 ? parts : [brightness ? brightness(String(scale)) : send(on)];
    },
  };
}

function coloured(
  color: readonly [number, number, number],
  { rgb, hs, xy }: Readonly<Record<'rgb' | 'hs' | 'xy', Writer | undefined>>,
): Message[] {
  const [red, green, blue] = color;
  if (rgb) return [rgb(color.join(','), { red, green, blue })];
  if (hs) {
    const { h, s } = hueOf(color);
    return [hs(`${String(h)},${String(s)}`, { hue: h, sat: s })];
  }
  if (!xy) return [];
  const { x, y } = xyOf(color);
  return [xy(`${String(x)},${String(y)}`, { x, y })];
}

/** `[1, 2, 3]`, `(1,2,3)` and `1,2,3` are the same. */
function listed(name: string, size: number): StateReading {
  return asAttribute(name, (text) => {
    const parts = text
      .replaceAll(/[[\]()\s]/g, '')
      .split(',')
      .map(numberIn);
    return parts.length >= size && parts.every((part) => part !== undefined)
      ? parts.slice(0, size)
      : undefined;
  });
}

function inBytes(value: number | undefined, scale: number): number | undefined {
  return value === undefined ? undefined : Math.round((value / scale) * FULL);
}
