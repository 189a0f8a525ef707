import { type Config } from '../config.js';
import { type Kind } from '../discovered-entity.js';
import { numberIn, reader } from '../readers.js';
import { BadSetting, type Settings } from '../settings.js';
import { renderValue, type Template } from '../template/template.js';
import { colorModesOf, isRgb, whiteLimitsOf, whiteOf } from './colors.js';

/** A light whose messages are templates: each part is read and written by one of its own. */
export function templateLightKind(settings: Settings): Kind {
  const topic = settings.requiredTopic('command_topic', 'write');
  const stateTopic = settings.topic('state_topic', 'read');
  const commands = {
    turn_on: required(settings, 'command_on_template'),
    turn_off: required(settings, 'command_off_template'),
  };
  const [state, brightness, white] = ['state', 'brightness', 'color_temp'].map((part) =>
    settings.template(`${part}_template`),
  );
  const rgb = ['red', 'green', 'blue'].map((part) => settings.template(`${part}_template`));
  const isKelvin = settings.isOn('color_temp_kelvin');
  return {
    readers:
      stateTopic === undefined
        ? []
        : [
            reader({ topic: stateTopic, role: 'state' }, undefined, (payload, before) => {
              const text = (template: Template | undefined): string =>
                template ? renderValue(template, payload) : '';
              const [level, kelvin] = [numberIn(text(brightness)), numberIn(text(white))];
              const color = rgb.map((part) => numberIn(text(part)));
              const word = text(state).toLowerCase();
              return {
                state: word === 'on' || word === 'off' ? word : before.state,
                attributes: {
                  ...before.attributes,
                  ...(level !== undefined && { brightness: level }),
                  ...(color.every((part) => part !== undefined) && { rgb_color: color }),
                  ...(kelvin !== undefined && kelvin > 0 && { color_temp_kelvin: whiteOf(kelvin, isKelvin) }),
                },
              };
            }),
          ],
    attributes: {
      supported_color_modes: colorModesOf({ rgb: rgb[0], color_temp: white }, brightness !== undefined),
      ...whiteLimitsOf(settings),
    },
    command: (service, data) => {
      if (service !== 'turn_on' && service !== 'turn_off') return undefined;
      return [settings.message(topic, commands[service](variablesOf(service, data, isKelvin)))];
    },
  };
}

function variablesOf(service: string, data: Readonly<Record<string, unknown>>, isKelvin: boolean): Config {
  const { brightness, transition, color_temp_kelvin: kelvin, rgb_color: rgb, effect } = data;
  const fade = typeof transition === 'number' ? { transition } : {};
  if (service === 'turn_off') return { state: 'off', ...fade };
  return {
    state: 'on',
    ...fade,
    ...(typeof brightness === 'number' && { brightness }),
    ...(typeof kelvin === 'number' && { color_temp: whiteOf(kelvin, isKelvin) }),
    ...(isRgb(rgb) && { red: rgb[0], green: rgb[1], blue: rgb[2] }),
    ...(typeof effect === 'string' && { effect }),
  };
}

function required(settings: Settings, name: string): Template {
  const template = settings.template(name);
  if (!template) throw new BadSetting(`${name} is missing`);
  return template;
}
