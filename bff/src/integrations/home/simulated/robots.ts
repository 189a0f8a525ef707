import { become } from '../home.js';
import { type DeviceServices, plainService } from './device-service.js';

function robotServices(atWork: string): DeviceServices {
  const start = plainService((entity) => become(entity, atWork));
  const goHome = plainService((entity) => (entity.state === 'docked' ? entity : become(entity, 'returning')));
  return {
    start,
    turn_on: start,
    return_to_base: goHome,
    turn_off: goHome,
    pause: plainService((entity) => become(entity, 'paused')),
    stop: plainService((entity) => become(entity, 'idle')),
  };
}

export const VACUUM_SERVICES = robotServices('cleaning');
export const LAWN_MOWER_SERVICES = robotServices('mowing');
