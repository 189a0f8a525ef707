import { type TemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { type Entity } from '../../home/home.service.js';
import { type Parameters } from '../commands/command.js';
import { type Asked } from './performer.js';

/** A service of Home Assistant's, as a device is asked for it. */
export interface HomeCall {
  readonly service: string;
  readonly parameters: Parameters;
}

/** "A bit brighter", "warmer", "louder", "faster", without a number. */
const STEP = { brightnessPct: 20, temperature: 1, volumePct: 10, percentage: 25 } as const;

/** Skills that ask a device for one service, without a word more. */
const PLAIN: Readonly<Record<string, string>> = {
  'home.on': 'turn_on',
  'home.off': 'turn_off',
  'home.toggle': 'toggle',
  'home.open': 'open',
  'home.close': 'close',
  'home.stop': 'stop',
  'home.lock': 'lock',
  'home.unlock': 'unlock',
  'media.resume': 'play',
  'media.pause': 'pause',
  'media.next': 'next_track',
  'media.previous': 'previous_track',
  'vacuum.start': 'start',
  'vacuum.pause': 'pause',
  'vacuum.dock': 'return_to_base',
};

/**
 * What a skill asks of one of its devices, in order; nothing where the skill is about something else. `spoken`: the unit
 * of temperatures that are said without one.
 */
export function homeCalls(
  { skill, parameters }: Asked,
  entity: Entity,
  spoken?: TemperatureUnit,
): HomeCall[] {
  const plain = PLAIN[skill];
  if (plain !== undefined) return [call(plain)];
  switch (skill) {
    case 'home.position':
      return [call('set_position', { position: parameters.position })];
    case 'light.set':
      return lightCalls(parameters);
    case 'fan.speed':
      return [fanCall(parameters)];
    case 'climate.set':
      return climateCalls(parameters, entity, spoken);
    case 'media.volume':
      return volumeCalls(parameters, entity);
    case 'media.mute':
      return [call(parameters.muted === false ? 'unmute' : 'mute')];
    default:
      return [];
  }
}

function lightCalls({ brightnessPct, stepPct, direction, color, kelvin }: Parameters): HomeCall[] {
  const step = stepPct ?? signed(direction, STEP.brightnessPct);
  return [
    ...(color === undefined ? [] : [call('set_color', { color })]),
    ...(kelvin === undefined ? [] : [call('set_color_temperature', { kelvin })]),
    ...(brightnessPct === undefined ? [] : [call('set_brightness', { brightness_pct: brightnessPct })]),
    ...(step === undefined ? [] : [call('brightness_step', { step_pct: step })]),
  ];
}

function fanCall({ percentage, direction }: Parameters): HomeCall {
  return percentage === undefined
    ? call('percentage_step', { step_pct: signed(direction, STEP.percentage) })
    : call('set_percentage', { percentage });
}

function climateCalls(
  parameters: Parameters,
  { attributes }: Entity,
  spoken: TemperatureUnit | undefined,
): HomeCall[] {
  const {
    hvacMode,
    temperature,
    unit = spoken,
    step = signed(parameters.direction, STEP.temperature),
  } = parameters;
  if (hvacMode !== undefined) return [call('set_hvac_mode', { hvac_mode: hvacMode })];
  if (temperature !== undefined)
    return [call('set_temperature', { temperature, ...(unit !== undefined && { unit }) })];
  if (typeof step !== 'number') return [];
  const now = numberOr(attributes.temperature, numberOr(attributes.current_temperature, 20));
  const size = sizeOfStep(attributes, now, unit);
  const wanted = size === 1 ? now + step : Math.round((now + step * size) * 2) / 2;
  return [call('set_temperature', { temperature: wanted })];
}

/** A degree that is said, in the degrees of the device. */
function sizeOfStep(attributes: Entity['attributes'], reading: number, said: unknown): number {
  const own = temperatureUnitOf(attributes, reading);
  if (own === 'C' && said === 'F') return 5 / 9;
  return own === 'F' && said === 'C' ? 9 / 5 : 1;
}

/** Louder is not heard from what is muted. */
function volumeCalls({ volumePct, stepPct, direction }: Parameters, { attributes }: Entity): HomeCall[] {
  const step = stepPct ?? signed(direction, STEP.volumePct);
  const isRaised = volumePct === undefined ? Number(step) > 0 : Number(volumePct) > 0;
  return [
    ...(isRaised && attributes.is_volume_muted === true ? [call('unmute')] : []),
    volumePct === undefined
      ? call('volume_step', { step_pct: step })
      : call('set_volume', { volume_pct: volumePct }),
  ];
}

function call(service: string, parameters: Parameters = {}): HomeCall {
  return { service, parameters };
}

function signed(direction: unknown, step: number): number | undefined {
  if (direction === 'up') return step;
  return direction === 'down' ? -step : undefined;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
