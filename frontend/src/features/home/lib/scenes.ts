import { isSilent } from '../../../components/home/entity-kinds';
import type { HomeEntity } from '../../../shared/home/api/home.api';

/** What a scene can set; the server refuses the rest. */
const SETTABLE = new Set([
  'light',
  'switch',
  'input_boolean',
  'humidifier',
  'fan',
  'cover',
  'climate',
  'media_player',
]);

/** Captured by its person: it stands with the scenes, and is no device of a room. */
export function isOwnScene({ domain, connection, attributes }: HomeEntity): boolean {
  return domain === 'scene' && connection === null && 'captured_at' in attributes;
}

/** Whether it can be taken into a scene as it is now. */
export function canBeCaptured(entity: HomeEntity): boolean {
  return SETTABLE.has(entity.domain) && !entity.isGuarded && !isSilent(entity);
}
