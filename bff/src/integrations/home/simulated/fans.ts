import { z } from 'zod';
import { become, type Entity } from '../home.js';
import { clamp, numberOf } from './attributes.js';
import { type DeviceServices, deviceService, numberFrom, plainService, switched } from './device-service.js';

const turnOff = plainService((entity) => become(entity, 'off'));

const turnOn = deviceService(
  z.strictObject({ percentage: numberFrom('percentage', 0, 100).optional() }),
  (entity, { percentage }) => (percentage === undefined ? become(entity, 'on') : atSpeed(entity, percentage)),
);

export const FAN_SERVICES: DeviceServices = {
  ...switched(({ state }) => state === 'on', { turnOn, turnOff }),
  set_percentage: deviceService(
    z.strictObject({ percentage: numberFrom('percentage', 0, 100) }),
    (entity, { percentage }) => atSpeed(entity, percentage),
  ),
  percentage_step: deviceService(
    z.strictObject({ step_pct: numberFrom('step_pct', -100, 100) }),
    (entity, { step_pct: step }) => atSpeed(entity, clamp(speedOf(entity) + step, 0, 100)),
  ),
};

/** One that does not tell its speed runs at its middle. */
function speedOf(entity: Entity): number {
  return entity.state === 'off' ? 0 : (numberOf(entity, 'percentage') ?? 50);
}

function atSpeed(entity: Entity, percentage: number): Entity {
  return become(entity, percentage === 0 ? 'off' : 'on', { percentage });
}
