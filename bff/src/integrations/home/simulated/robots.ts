import { become } from '../home.js';
import { type DeviceServices, deviceService, NO_PARAMETERS } from './device-service.js';

function robotServices(atWork: string): DeviceServices {
  const start = deviceService(NO_PARAMETERS, (entity) => become(entity, atWork));
  const goHome = deviceService(NO_PARAMETERS, (entity) =>
    entity.state === 'docked' ? entity : become(entity, 'returning'),
  );
  return {
    start,
    turn_on: start,
    return_to_base: goHome,
    turn_off: goHome,
    pause: deviceService(NO_PARAMETERS, (entity) => become(entity, 'paused')),
    stop: deviceService(NO_PARAMETERS, (entity) => become(entity, 'idle')),
  };
}

export const VACUUM_SERVICES = robotServices('cleaning');
export const LAWN_MOWER_SERVICES = robotServices('mowing');
