import { become } from '../home.js';
import { type DeviceServices, plainService, switched } from './device-service.js';

const turnOn = plainService((entity) => become(entity, 'on'));
const turnOff = plainService((entity) => become(entity, 'off'));

/** Whatever is on or off and nothing else. */
export const SWITCH_SERVICES: DeviceServices = {
  ...switched(({ state }) => state === 'on', { turnOn, turnOff }),
};
