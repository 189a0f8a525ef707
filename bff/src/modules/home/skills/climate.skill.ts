import { z } from 'zod';
import { type TemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type Entity } from '../home.service.js';
import { temperatureOf } from './home-answers.js';
import { call, type HomeCall, type HomeSkill, type Parameters, physical, reading } from './home-skill.js';
import { described, direction, signed } from './spoken-parameters.js';

/** "Warmer", without a number. */
const DEGREES_STEP = 1;
const USUAL_ROOM = 20;

const error = { error: 'no-room-temperature' };
const climate = described({
  temperature: z.number().min(-30, error).max(120, error).optional(),
  unit: z.enum(['C', 'F']).optional(),
  step: z.number().min(-20).max(20).optional(),
  direction: direction.optional(),
  hvacMode: z.enum(['heat', 'cool', 'auto', 'dry', 'fan_only', 'heat_cool', 'off']).optional(),
});
const devices = { domains: ['climate', 'water_heater'] } as const;

/** A number, or one with its scale. */
function degrees(said: unknown, name: 'temperature' | 'step'): Parameters {
  if (typeof said !== 'object' || said === null) return said === undefined ? {} : { [name]: said };
  const { value, unit } = said as Parameters;
  return { [name]: value, ...((unit === 'C' || unit === 'F') && { unit }) };
}

/** "Down by two degrees". */
function changed(said: unknown, way: unknown): Parameters {
  const { step, ...scale } = degrees(said, 'step');
  return typeof step === 'number' ? { ...scale, step: way === 'down' ? -Math.abs(step) : step } : {};
}

/** Thermostats, and how warm it is. */
export const CLIMATE_SKILLS: readonly HomeSkill[] = [
  physical({
    name: 'climate.set',
    title: 'Set temperature',
    description: 'Sets the temperature or the mode of a thermostat.',
    examples: ['Set the thermostat to 21 degrees', 'Make it warmer in the living room'],
    parameters: climate,
    devices,
    hasDegrees: true,
    fromWords: ({ stepDegrees, temperature, hvacMode, direction: way }) => ({
      calls: [
        {
          ...(hvacMode !== undefined && { hvacMode }),
          ...(way !== undefined && { direction: way }),
          ...degrees(temperature, 'temperature'),
          ...changed(stepDegrees, way),
        },
      ],
    }),
    calls: climateCalls,
  }),
  reading({
    name: 'climate.get',
    title: 'Temperature',
    description: 'Tells how warm it is indoors.',
    examples: ['What is the temperature in the living room?'],
    devices: { ...devices, isQuestion: true },
    hasDegrees: true,
    answer: (entities, _, telling) => entities.map((entity) => temperatureOf(entity, telling)).join(' '),
  }),
];

function climateCalls(
  parameters: Parameters,
  { attributes }: Entity,
  spoken: TemperatureUnit | undefined,
): HomeCall[] {
  const {
    hvacMode,
    temperature,
    unit = spoken,
    step = signed(parameters.direction, DEGREES_STEP),
  } = parameters;
  if (hvacMode !== undefined) return [call('set_hvac_mode', { hvac_mode: hvacMode })];
  if (temperature !== undefined)
    return [call('set_temperature', { temperature, ...(unit !== undefined && { unit }) })];
  if (typeof step !== 'number') return [];
  const now = numberOr(attributes.temperature, numberOr(attributes.current_temperature, USUAL_ROOM));
  const size = sizeOfStep(attributes, now, unit);
  const wanted = size === 1 ? now + step : Math.round((now + step * size) * 2) / 2;
  return [call('set_temperature', { temperature: wanted })];
}

/** A degree that is said, in the degrees of the device. */
function sizeOfStep(attributes: Entity['attributes'], now: number, said: unknown): number {
  const own = temperatureUnitOf(attributes, now);
  if (own === 'C' && said === 'F') return 5 / 9;
  return own === 'F' && said === 'C' ? 9 / 5 : 1;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
