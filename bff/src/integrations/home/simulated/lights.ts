import { z } from 'zod';
import { rgbOf, tidyColor } from '../../../common/language/colors.js';
import { become, type Entity } from '../home.js';
import { Refusal } from '../home-adapter.js';
import { clamp, numberOf, wordsOf } from './attributes.js';
import { type DeviceServices, deviceService, numberFrom, plainService, switched } from './device-service.js';

/** Home Assistant counts brightness in bytes, people in percent. */
const FULL = 255;
const COLOR_MODES = new Set(['hs', 'xy', 'rgb', 'rgbw', 'rgbww']);

const brightnessPct = numberFrom('brightness_pct', 0, 100);
const kelvin = numberFrom('kelvin', 1_000, 12_000);
const color = z.string({ error: 'Give “color” as a name, such as red.' }).max(40);

const turnOff = plainService((entity) => become(entity, 'off'));

/** In one go as bright, and in the colour, that was asked for. */
const turnOn = deviceService(
  z.strictObject({
    brightness_pct: brightnessPct.optional(),
    color: color.optional(),
    kelvin: kelvin.optional(),
  }),
  (entity, wanted) => {
    let lit: Entity | Refusal = become(entity, 'on');
    if (wanted.color !== undefined) lit = inColor(lit, wanted.color);
    if (wanted.kelvin !== undefined) lit = unlessRefused(lit, wanted.kelvin, inWhite);
    if (wanted.brightness_pct !== undefined) lit = unlessRefused(lit, wanted.brightness_pct, atBrightness);
    return lit;
  },
);

export const LIGHT_SERVICES: DeviceServices = {
  ...switched(({ state }) => state === 'on', { turnOn, turnOff }),
  set_brightness: deviceService(
    z.strictObject({ brightness_pct: brightnessPct }),
    (entity, { brightness_pct: percent }) => atBrightness(entity, percent),
  ),
  brightness_step: deviceService(
    z.strictObject({ step_pct: numberFrom('step_pct', -100, 100) }),
    (entity, { step_pct: step }) => atBrightness(entity, clamp(brightnessOf(entity) + step, 0, 100)),
  ),
  set_color: deviceService(z.strictObject({ color }), (entity, parameters) =>
    inColor(entity, parameters.color),
  ),
  set_color_temperature: deviceService(z.strictObject({ kelvin }), (entity, parameters) =>
    inWhite(entity, parameters.kelvin),
  ),
};

function unlessRefused(
  lit: Entity | Refusal,
  value: number,
  set: (entity: Entity, value: number) => Entity | Refusal,
): Entity | Refusal {
  return lit instanceof Refusal ? lit : set(lit, value);
}

/** In percent; a light that is on and does not tell shines fully. */
function brightnessOf(entity: Entity): number {
  if (entity.state === 'off') return 0;
  return ((numberOf(entity, 'brightness') ?? FULL) / FULL) * 100;
}

function atBrightness(entity: Entity, percent: number): Entity | Refusal {
  if (modesOf(entity)?.every((mode) => mode === 'onoff'))
    return new Refusal(`${entity.name} can’t be dimmed.`);
  if (percent === 0) return become(entity, 'off');
  return become(entity, 'on', { brightness: Math.max(1, Math.round((percent / 100) * FULL)) });
}

function inColor(entity: Entity, name: string): Entity | Refusal {
  const rgb = rgbOf(name);
  if (!rgb) return new Refusal(`I don’t know the colour “${name}”.`);
  if (modesOf(entity)?.every((mode) => !COLOR_MODES.has(mode)))
    return new Refusal(`${entity.name} has no colours.`);
  return become(entity, 'on', {
    color_mode: 'rgb',
    color_name: tidyColor(name),
    rgb_color: rgb,
    color_temp_kelvin: undefined,
  });
}

/** As near to the asked white as the light can get, which is what real ones do. */
function inWhite(entity: Entity, wanted: number): Entity | Refusal {
  if (modesOf(entity)?.every((mode) => mode !== 'color_temp' && !COLOR_MODES.has(mode)))
    return new Refusal(`${entity.name} has one white only.`);
  const [min, max] = [
    numberOf(entity, 'min_color_temp_kelvin') ?? 0,
    numberOf(entity, 'max_color_temp_kelvin') ?? Infinity,
  ];
  return become(entity, 'on', {
    color_mode: 'color_temp',
    color_temp_kelvin: clamp(Math.round(wanted), min, max),
    color_name: undefined,
    rgb_color: undefined,
  });
}

/** Where a light does not say what it can, it is taken to be able to do all. */
function modesOf(entity: Entity): string[] | undefined {
  const modes = wordsOf(entity, 'supported_color_modes');
  return modes?.length ? modes : undefined;
}
