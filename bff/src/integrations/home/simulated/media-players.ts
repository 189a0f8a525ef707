import { z } from 'zod';
import { become, type Entity } from '../home.js';
import { Refusal } from '../home-adapter.js';
import { clamp, numberOf } from './attributes.js';
import {
  type DeviceService,
  type DeviceServices,
  deviceService,
  numberFrom,
  plainService,
  switched,
} from './device-service.js';

/** Of one that does not tell. */
const USUAL_VOLUME = 0.5;

const turnOn = plainService((entity) => (isOff(entity) ? become(entity, 'on') : entity));
const turnOff = plainService((entity) => become(entity, 'off'));

export const MEDIA_PLAYER_SERVICES: DeviceServices = {
  ...switched((entity) => !isOff(entity), { turnOn, turnOff }),
  play: plainService((entity) => become(entity, 'playing')),
  pause: whileOn((entity) => become(entity, 'paused')),
  stop: whileOn((entity) => become(entity, 'idle')),
  next_track: whileOn((entity) => skip(entity, 1)),
  previous_track: whileOn((entity) => skip(entity, -1)),
  set_volume: deviceService(
    z.strictObject({ volume_pct: numberFrom('volume_pct', 0, 100) }),
    (entity, { volume_pct: percent }) => atVolume(entity, percent / 100),
  ),
  volume_step: deviceService(
    z.strictObject({ step_pct: numberFrom('step_pct', -100, 100) }),
    (entity, { step_pct: step }) =>
      atVolume(entity, (numberOf(entity, 'volume_level') ?? USUAL_VOLUME) + step / 100),
  ),
  mute: plainService((entity) => become(entity, entity.state, { is_volume_muted: true })),
  unmute: plainService((entity) => become(entity, entity.state, { is_volume_muted: false })),
};

function whileOn(run: (entity: Entity) => Entity): DeviceService {
  return plainService((entity) => (isOff(entity) ? new Refusal(`${entity.name} is off.`) : run(entity)));
}

function isOff(entity: Entity): boolean {
  return entity.state === 'off' || entity.state === 'standby';
}

/** What plays is made up, so the number of the track is all there is to see of it. */
function skip(entity: Entity, step: number): Entity {
  return become(entity, 'playing', {
    media_track: Math.max(1, (numberOf(entity, 'media_track') ?? 1) + step),
  });
}

function atVolume(entity: Entity, level: number): Entity {
  return become(entity, entity.state, { volume_level: Math.round(clamp(level, 0, 1) * 100) / 100 });
}
