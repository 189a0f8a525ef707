import { type Command, Refusal } from '../home-adapter.js';
import { type Entity } from '../home.js';
import { type DeviceServices } from './device-service.js';
import { FAN_SERVICES } from './fans.js';
import { LIGHT_SERVICES } from './lights.js';
import { LOCK_SERVICES } from './locks.js';
import { MEDIA_PLAYER_SERVICES } from './media-players.js';
import { OPENING_SERVICES } from './openings.js';
import { LAWN_MOWER_SERVICES, VACUUM_SERVICES } from './robots.js';
import { SCENE_SERVICES, SCRIPT_SERVICES } from './scenes.js';
import { SWITCH_SERVICES } from './switches.js';
import { THERMOSTAT_SERVICES } from './thermostats.js';

const SERVICES_OF = new Map<string, DeviceServices>([
  ['light', LIGHT_SERVICES],
  ['switch', SWITCH_SERVICES],
  ['input_boolean', SWITCH_SERVICES],
  ['humidifier', SWITCH_SERVICES],
  ['siren', SWITCH_SERVICES],
  ['remote', SWITCH_SERVICES],
  ['automation', SWITCH_SERVICES],
  ['fan', FAN_SERVICES],
  ['cover', OPENING_SERVICES],
  ['valve', OPENING_SERVICES],
  ['lock', LOCK_SERVICES],
  ['climate', THERMOSTAT_SERVICES],
  ['media_player', MEDIA_PLAYER_SERVICES],
  ['vacuum', VACUUM_SERVICES],
  ['lawn_mower', LAWN_MOWER_SERVICES],
  ['scene', SCENE_SERVICES],
  ['script', SCRIPT_SERVICES],
]);

/** The device as it is once it has done what it was asked, or why it does not. */
export function apply(entity: Entity, command: Command, now: Date): Entity | Refusal {
  if (entity.state === 'unavailable') return new Refusal(`${entity.name} can’t be reached.`);
  const services = SERVICES_OF.get(entity.domain);
  if (!services) return new Refusal(`${entity.name} can only be read.`);
  // By its own keys: a service named after something every object has is none.
  const run = Object.hasOwn(services, command.service) ? services[command.service] : undefined;
  if (!run) return new Refusal(`${entity.name} can’t do “${command.service.replaceAll('_', ' ')}”.`);
  return run(entity, command.parameters, now);
}
