import { capitalised } from '../../lib/format';
import type { HomeActivity, HomeEntity } from '../../shared/home/api/home.api';
import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from './temperature';

/** Labels for "on" and "off" of binary sensors, by device class. */
const SENSOR_STATES: Partial<Record<string, readonly [on: string, off: string]>> = {
  door: ['Open', 'Closed'],
  window: ['Open', 'Closed'],
  garage_door: ['Open', 'Closed'],
  opening: ['Open', 'Closed'],
  motion: ['Motion', 'No motion'],
  occupancy: ['Someone is there', 'No one is there'],
  presence: ['Home', 'Away'],
  moisture: ['Wet', 'Dry'],
  smoke: ['Smoke', 'No smoke'],
  battery: ['Low', 'Fine'],
};

/** A numeric attribute; `undefined` when absent. */
export function numberOf({ attributes }: HomeEntity, name: string): number | undefined {
  const value = attributes[name];
  return typeof value === 'number' ? value : undefined;
}

/** State of an entity: "On, 80%". Temperatures in `wanted`, or in the device's own unit without it. */
export function stateLabel(entity: HomeEntity, wanted?: TemperatureUnit): string {
  const { domain, state, deviceClass, attributes } = entity;
  if (state === 'unavailable') return 'Unavailable';
  if (domain === 'scene' || domain === 'script') return domain === 'scene' ? 'Scene' : 'Script';
  if (state === 'unknown') return 'Unknown';
  const sensed = domain === 'binary_sensor' ? SENSOR_STATES[deviceClass ?? ''] : undefined;
  if (sensed && (state === 'on' || state === 'off')) return sensed[state === 'on' ? 0 : 1];
  const unit = attributes['unit_of_measurement'];
  if (domain === 'sensor' && wanted && (unit === '°C' || unit === '°F') && Number.isFinite(Number(state)))
    return `${String(temperatureOf(entity, Number(state), wanted))} °${wanted}`;
  if (domain === 'sensor')
    return typeof unit === 'string' ? state + (unit === '%' ? unit : ` ${unit}`) : capitalised(state);
  return [capitalised(state), detail(entity, wanted)].filter(Boolean).join(', ');
}

/** "turn on", "set brightness to 40". */
export function actionLabel({ service, parameters }: HomeActivity): string {
  const values = Object.values(parameters).map(String);
  const verb = service.replaceAll('_', ' ');
  return values.length > 0 ? `${verb} (${values.join(', ')})` : verb;
}

function temperatureOf({ attributes }: HomeEntity, value: number, wanted?: TemperatureUnit): number {
  return inTemperatureUnit(value, temperatureUnitOf(attributes, value), wanted);
}

function detail(entity: HomeEntity, wanted?: TemperatureUnit): string | undefined {
  const percent = numberOf(entity, 'current_position');
  const reading = numberOf(entity, 'current_temperature');
  const brightness = numberOf(entity, 'brightness');
  switch (entity.domain) {
    case 'light':
      // 0 is what a light told while it was off.
      return entity.state === 'on' && brightness !== undefined && brightness > 0
        ? `${String(percentOf(brightness))}%`
        : undefined;
    case 'cover':
    case 'valve':
      return percent !== undefined && percent > 0 && percent < 100 ? `${String(percent)}%` : undefined;
    case 'climate':
      return reading === undefined ? undefined : `${String(temperatureOf(entity, reading, wanted))}° now`;
    default:
      return undefined;
  }
}

/** Percentage of the brightness, up to 255, of a light that is on: at least 1. */
export function percentOf(brightness: number): number {
  return Math.max(1, Math.round((brightness / 255) * 100));
}
