import { become } from '../home.js';
import { type DeviceServices, plainService } from './device-service.js';

/** No `turn_off` and no `toggle`: what unlocks a door has to say so. */
export const LOCK_SERVICES: DeviceServices = {
  lock: plainService((entity) => become(entity, 'locked')),
  unlock: plainService((entity) => become(entity, 'unlocked')),
};
