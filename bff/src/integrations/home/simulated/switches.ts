import { become } from '../home.js';
import { type DeviceServices, deviceService, NO_PARAMETERS } from './device-service.js';

const turnOn = deviceService(NO_PARAMETERS, (entity) => become(entity, 'on'));
const turnOff = deviceService(NO_PARAMETERS, (entity) => become(entity, 'off'));

/** Whatever is on or off and nothing else. */
export const SWITCH_SERVICES: DeviceServices = {
  turn_on: turnOn,
  turn_off: turnOff,
  toggle: (entity, parameters, now) => (entity.state === 'on' ? turnOff : turnOn)(entity, parameters, now),
};
