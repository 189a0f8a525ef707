import type { HomeEntity } from '../../shared/home/api/home.api';

const OPENINGS = new Set(['door', 'window', 'garage_door', 'opening']);
/** Covers that let somebody in. */
const ENTRANCES = new Set(['garage', 'gate', 'door']);
const RESTING = new Set(['off', 'standby', 'idle', 'docked', 'locked', 'closed']);
const ALWAYS_AT_REST = new Set(['sensor', 'scene', 'script', 'person', 'device_tracker']);

/** It told nothing, so nothing can be told of it. */
export function isSilent({ state }: HomeEntity): boolean {
  return state === 'unavailable' || state === 'unknown';
}

export function isLight({ domain }: HomeEntity): boolean {
  return domain === 'light';
}

export function isLock({ domain }: HomeEntity): boolean {
  return domain === 'lock';
}

/** A sensor of a door or a window, or a cover that is one. */
export function isOpening({ domain, deviceClass }: HomeEntity): boolean {
  const kind = deviceClass ?? '';
  return domain === 'binary_sensor' ? OPENINGS.has(kind) : isEntrance({ domain, deviceClass });
}

export function isEntrance({ domain, deviceClass }: Pick<HomeEntity, 'domain' | 'deviceClass'>): boolean {
  return domain === 'cover' && ENTRANCES.has(deviceClass ?? '');
}

/** It is on, open, unlocked or going. */
export function isActive(entity: HomeEntity): boolean {
  return !ALWAYS_AT_REST.has(entity.domain) && !isSilent(entity) && !RESTING.has(entity.state);
}
