import { become } from '../home.js';
import { type DeviceServices, deviceService, NO_PARAMETERS } from './device-service.js';

/** No `turn_off` and no `toggle`: what unlocks a door has to say so. */
export const LOCK_SERVICES: DeviceServices = {
  lock: deviceService(NO_PARAMETERS, (entity) => become(entity, 'locked')),
  unlock: deviceService(NO_PARAMETERS, (entity) => become(entity, 'unlocked')),
};
