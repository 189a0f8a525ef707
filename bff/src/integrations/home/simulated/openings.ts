import { z } from 'zod';
import { become, type Entity } from '../home.js';
import { Refusal } from '../home-adapter.js';
import { numberOf, wordsOf } from './attributes.js';
import { type DeviceServices, deviceService, numberFrom, plainService, switched } from './device-service.js';

const open = plainService((entity) => at(entity, 100));
const close = plainService((entity) => at(entity, 0));

/** Covers and valves. Home Assistant's own sentences also turn them on and off, which opens and closes them. */
export const OPENING_SERVICES: DeviceServices = {
  open,
  close,
  ...switched((entity) => !isShut(entity), { turnOn: open, turnOff: close }),
  stop: plainService((entity) => {
    const position = positionOf(entity);
    return become(entity, restingState(position), { target_position: undefined });
  }),
  set_position: deviceService(
    z.strictObject({ position: numberFrom('position', 0, 100) }),
    (entity, { position }) => {
      const features = wordsOf(entity, 'supported_features');
      if (features && !features.some((feature) => feature.includes('position')))
        return new Refusal(`${entity.name} can only be opened and closed.`);
      return at(entity, position);
    },
  ),
};

/** In percent; one that does not tell is wholly open or closed. */
export function positionOf(entity: Entity): number {
  const told = numberOf(entity, 'current_position', 'current_valve_position', 'position');
  return told ?? (isShut(entity) ? 0 : 100);
}

export function restingState(position: number): string {
  return position > 0 ? 'open' : 'closed';
}

function isShut(entity: Entity): boolean {
  return entity.state === 'closed' || entity.state === 'closing';
}

function at(entity: Entity, position: number): Entity {
  return become(entity, restingState(position), {
    current_position: position,
    target_position: undefined,
  });
}
