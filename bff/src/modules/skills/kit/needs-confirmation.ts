import { type Entity } from '../../home/home.service.js';
import { type DeviceUse } from './device-use.js';

/** More devices at once than a slip of the tongue should reach. */
const MANY = 10;
const GUARDED_CLASSES = new Set(['garage', 'door', 'gate']);

const HARMLESS = /^(?:light|switch|fan|media_player|climate|humidifier)\./u;

/** Unlocking, opening the house, alarms, and many devices at once ask before they act. */
export function needsConfirmation(use: DeviceUse | undefined, targets: readonly Entity[]): boolean {
  return isGuarded(use, targets) || isMany(use, targets);
}

/** It opens, unlocks or disarms something, however many there are: somebody has to be there to say yes. */
export function isGuarded(use: DeviceUse | undefined, targets: readonly Entity[]): boolean {
  if (use?.isQuestion) return false;
  if (use?.asksFirst === 'always') return true;
  // A real device that opens, unlocks or heats: also what its person guards beyond that.
  if (use?.asksFirst !== undefined && targets.some((entity) => entity.isGuarded)) return true;
  return targets.some(
    (entity) =>
      setsGuarded(entity) ||
      entity.domain === 'alarm_control_panel' ||
      (use?.asksFirst === 'opening' && GUARDED_CLASSES.has(classOf(entity) ?? '')),
  );
}

function isMany(use: DeviceUse | undefined, { length }: readonly Entity[]): boolean {
  return !use?.isQuestion && length > MANY;
}

/** A scene asks for what it sets. */
function setsGuarded({ attributes }: Entity): boolean {
  const { states } = attributes;
  return (
    typeof states === 'object' && states !== null && Object.keys(states).some((id) => !HARMLESS.test(id))
  );
}

/** The model's own field, or where Home Assistant keeps it. */
function classOf({ deviceClass, attributes }: Entity): string | undefined {
  const own = deviceClass ?? attributes.device_class;
  return typeof own === 'string' ? own : undefined;
}
