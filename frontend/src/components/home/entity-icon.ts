import type { HomeIconName } from '@twyn/design-system';
import type { HomeEntity } from '../../shared/home/api/home.api';

const BY_DOMAIN: Partial<Record<string, HomeIconName>> = {
  light: 'light',
  switch: 'plug',
  input_boolean: 'plug',
  fan: 'fan',
  cover: 'cover',
  valve: 'drop',
  climate: 'home',
  water_heater: 'home',
  media_player: 'player',
  vacuum: 'vacuum',
  lawn_mower: 'vacuum',
  scene: 'scene',
  script: 'scene',
  automation: 'scene',
  person: 'user',
  device_tracker: 'place',
};
/** What a sensor senses, and what a cover closes, says more than that it is one. */
const BY_CLASS: Partial<Record<string, HomeIconName>> = {
  door: 'door',
  garage: 'door',
  garage_door: 'door',
  gate: 'door',
  opening: 'door',
  lock: 'lock',
  window: 'window',
  temperature: 'home',
  humidity: 'drop',
  moisture: 'drop',
  motion: 'motion',
  occupancy: 'motion',
  presence: 'motion',
  battery: 'battery',
  tv: 'screen',
};

/** The picture of its kind. */
export function entityIcon({
  domain,
  deviceClass,
  state,
}: Pick<HomeEntity, 'domain' | 'deviceClass' | 'state'>): HomeIconName {
  if (domain === 'lock') return state === 'locked' ? 'lock' : 'unlocked';
  return BY_CLASS[deviceClass ?? ''] ?? BY_DOMAIN[domain] ?? 'body';
}
