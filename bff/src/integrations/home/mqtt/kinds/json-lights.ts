import { type Config, isConfig } from '../config.js';
import { type Kind } from '../discovered-entity.js';
import { reader } from '../readers.js';
import { type Settings } from '../settings.js';
import { effectsOf, hueOf, isRgb, type Rgb, whiteLimitsOf, whiteOf, xyOf } from './colors.js';

const FULL = 255;

/** A light whose state and commands are one JSON object, as Zigbee2MQTT and ESPHome have it. */
export function jsonLightKind(settings: Settings): Kind {
  const topic = settings.requiredTopic('command_topic', 'write');
  const stateTopic = settings.topic('state_topic', 'read');
  const scale = settings.number('brightness_scale', FULL);
  const modes = settings.list('supported_color_modes');
  const isDimmable = settings.isOn('brightness') || modes.some((mode) => mode !== 'onoff');
  const isKelvin = settings.isOn('color_temp_kelvin');
  return {
    readers:
      stateTopic === undefined
        ? []
        : [
            reader({ topic: stateTopic, role: 'state' }, undefined, (text, before) => {
              const json: unknown = JSON.parse(text);
              if (!isConfig(json)) return undefined;
              const state = json.state === 'ON' ? 'on' : json.state === 'OFF' ? 'off' : before.state;
              return {
                state,
                attributes: { ...before.attributes, ...attributesIn(json, { scale, isKelvin }) },
              };
            }),
          ],
    attributes: {
      supported_color_modes: modes.length > 0 ? modes : [isDimmable ? 'brightness' : 'onoff'],
      ...whiteLimitsOf(settings),
      ...effectsOf(settings),
    },
    command: (service, data) => {
      if (service !== 'turn_on' && service !== 'turn_off') return undefined;
      const { brightness, transition, color_temp_kelvin: kelvin, rgb_color: rgb, effect } = data;
      const message: Config = { state: service === 'turn_on' ? 'ON' : 'OFF' };
      if (typeof transition === 'number') message.transition = transition;
      if (service === 'turn_on') {
        if (typeof brightness === 'number' && isDimmable)
          message.brightness = Math.round((brightness / FULL) * scale);
        if (typeof kelvin === 'number') message.color_temp = whiteOf(kelvin, isKelvin);
        if (isRgb(rgb)) message.color = colorFor(modes, rgb);
        if (typeof effect === 'string') message.effect = effect;
      }
      return [settings.message(topic, JSON.stringify(message))];
    },
  };
}

function attributesIn(json: Config, { scale, isKelvin }: { scale: number; isKelvin: boolean }): Config {
  const { brightness, color_temp: white, color_mode: mode, color, effect } = json;
  return {
    ...(typeof brightness === 'number' && { brightness: Math.round((brightness / scale) * FULL) }),
    ...(typeof mode === 'string' && { color_mode: mode }),
    ...(typeof white === 'number' && white > 0 && { color_temp_kelvin: whiteOf(white, isKelvin) }),
    ...(isConfig(color) && colorIn(color)),
    ...(typeof effect === 'string' && { effect }),
  };
}

function colorIn({ r, g, b, x, y, h, s }: Config): Config {
  const areNumbers = (...parts: unknown[]): boolean => parts.every((part) => typeof part === 'number');
  return {
    ...(areNumbers(r, g, b) && { rgb_color: [r, g, b] }),
    ...(areNumbers(x, y) && { xy_color: [x, y] }),
    ...(areNumbers(h, s) && { hs_color: [h, s] }),
  };
}

/** In the way of counting that the light understands. */
function colorFor(modes: readonly string[], rgb: Rgb): Config {
  if (modes.includes('rgb') || !(modes.includes('xy') || modes.includes('hs')))
    return { r: rgb[0], g: rgb[1], b: rgb[2] };
  return modes.includes('xy') ? xyOf(rgb) : hueOf(rgb);
}
