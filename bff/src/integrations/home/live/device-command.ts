import { isDeepStrictEqual } from 'node:util';
import { type Command } from '../home-adapter.js';
import { type Entity } from '../home.js';
import { type DeviceCommand } from './live-adapter.js';

type Json = Readonly<Record<string, unknown>>;

/** Sent once, whatever happens: twice would not come to the same, or somebody may meanwhile stand in the way. */
const SENT_ONCE = new Set([
  'lock',
  'cover',
  'valve',
  'button',
  'scene',
  'script',
  'alarm_control_panel',
  'siren',
]);

const LIGHT_PARTS = ['brightness', 'rgb_color', 'color_temp_kelvin', 'effect'];

/**
 * What is sent so that the entity becomes as wanted: the state that it comes to, not the steps to it, so that a toggle is
 * sent as on or off. `command` is left out for an undo, which knows only the states.
 */
export function toDeviceCommand(before: Entity, after: Entity, command?: Command): DeviceCommand {
  const changed = changedAttributes(before, after);
  const [service, data] = asked(after, changed, command);
  return {
    service,
    data,
    wanted: { state: after.state, attributes: changed },
    isRepeatable: !SENT_ONCE.has(after.domain),
  };
}

function asked(after: Entity, changed: Json, command: Command | undefined): readonly [string, Json] {
  const { domain, state } = after;
  switch (domain) {
    case 'light':
      return state === 'off' ? ['turn_off', {}] : ['turn_on', partsOf(changed, LIGHT_PARTS)];
    case 'fan':
      if (state === 'off') return ['turn_off', {}];
      return changed.percentage === undefined
        ? ['turn_on', {}]
        : ['set_percentage', partsOf(changed, ['percentage'])];
    case 'cover':
    case 'valve':
      return opening(after, command);
    case 'lock':
      return [state === 'unlocked' ? 'unlock' : 'lock', {}];
    case 'climate':
      return changed.temperature === undefined
        ? ['set_hvac_mode', { hvac_mode: state }]
        : ['set_temperature', partsOf(changed, ['temperature'])];
    case 'scene':
    case 'script':
      return ['turn_on', {}];
    default:
      return others(after, command);
  }
}

function opening({ attributes, state }: Entity, command: Command | undefined): readonly [string, Json] {
  if (command?.service === 'stop') return ['stop', {}];
  const { current_position: position } = attributes;
  const isBetween = typeof position === 'number' && position > 0 && position < 100;
  if (isBetween) return ['set_position', { position }];
  return [state === 'closed' ? 'close' : 'open', {}];
}

/** Switches and their like go by their state; what has more services goes by the one that was asked for. */
function others({ state }: Entity, command: Command | undefined): readonly [string, Json] {
  if (command && !['turn_on', 'turn_off', 'toggle'].includes(command.service))
    return [command.service, command.parameters];
  return [state === 'off' ? 'turn_off' : 'turn_on', {}];
}

function changedAttributes(before: Entity, after: Entity): Json {
  return Object.fromEntries(
    Object.entries(after.attributes).filter(
      ([name, value]) => !isDeepStrictEqual(value, before.attributes[name]),
    ),
  );
}

function partsOf(attributes: Json, names: readonly string[]): Json {
  return Object.fromEntries(
    names.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  );
}
