import type { HomeActivity, HomeEntity } from '../../shared/home/api/home.api';
import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from './temperature';

/** What "on" and "off" mean where something is only sensed. */
const SENSED: Partial<Record<string, readonly [on: string, off: string]>> = {
  door: ['Open', 'Closed'],
  window: ['Open', 'Closed'],
  garage_door: ['Open', 'Closed'],
  opening: ['Open', 'Closed'],
  motion: ['Motion', 'No motion'],
  occupancy: ['Somebody there', 'Nobody there'],
  presence: ['Home', 'Away'],
  moisture: ['Wet', 'Dry'],
  smoke: ['Smoke', 'No smoke'],
  battery: ['Low', 'Fine'],
};

/** A number among the attributes; undefined where there is none. */
export function numberOf({ attributes }: HomeEntity, name: string): number | undefined {
  const value = attributes[name];
  return typeof value === 'number' ? value : undefined;
}

/** How it is, in a few words: "On, 80 %"; temperatures as the device tells them, or in the unit that is wanted. */
export function stateWords(entity: HomeEntity, wanted?: TemperatureUnit): string {
  const { domain, state, deviceClass, attributes } = entity;
  if (domain === 'scene' || domain === 'script') return domain === 'scene' ? 'Scene' : 'Script';
  const sensed = domain === 'binary_sensor' ? SENSED[deviceClass ?? ''] : undefined;
  if (sensed && (state === 'on' || state === 'off')) return sensed[state === 'on' ? 0 : 1];
  const unit = attributes['unit_of_measurement'];
  if (domain === 'sensor' && wanted && (unit === '°C' || unit === '°F') && Number.isFinite(Number(state)))
    return `${String(temperatureOf(entity, Number(state), wanted))} °${wanted}`;
  if (domain === 'sensor') return typeof unit === 'string' ? `${state} ${unit}` : plain(state);
  return [plain(state), detail(entity, wanted)].filter(Boolean).join(', ');
}

/** What was done, in words: "turn on", "set brightness to 40". */
export function actionWords({ service, parameters }: HomeActivity): string {
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
      return entity.state === 'on' && brightness !== undefined ? `${percentOf(brightness)} %` : undefined;
    case 'cover':
    case 'valve':
      return percent !== undefined && percent > 0 && percent < 100 ? `${String(percent)} %` : undefined;
    case 'climate':
      return reading === undefined ? undefined : `${String(temperatureOf(entity, reading, wanted))}° now`;
    default:
      return undefined;
  }
}

/** Of a brightness, which is counted in bytes. */
export function percentOf(brightness: number): string {
  return String(Math.round((brightness / 255) * 100));
}

function plain(state: string): string {
  const words = state.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
