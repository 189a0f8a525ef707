import { become, type Entity } from '../home.js';
import { numberOf } from './attributes.js';
import { positionOf, restingState } from './openings.js';

/** A blind of the sample flat is up in ten seconds. */
const PERCENT_PER_SECOND = 10;
/** In which a room comes nearly two thirds of the way to what its thermostat is set to. */
const ROOM_MINUTES = 20;
const BATTERY_PERCENT_PER_DAY = 0.5;
const WAY_HOME_SECONDS = 30;
const HEATING = new Set(['heat', 'cool', 'heat_cool', 'auto']);

/** The entity as it is now, if nobody has touched it since it was stored: computed, so that nothing runs meanwhile. */
export function asOf(entity: Entity, since: Date, now: Date): Entity {
  const seconds = Math.max(0, (now.getTime() - since.getTime()) / 1_000);
  switch (entity.domain) {
    case 'cover':
    case 'valve':
      return moved(entity, seconds);
    case 'climate':
      return warmed(entity, seconds);
    case 'vacuum':
      return entity.state === 'returning' && seconds >= WAY_HOME_SECONDS ? become(entity, 'docked') : entity;
    case 'sensor':
      return entity.deviceClass === 'battery' ? drained(entity, seconds) : entity;
    default:
      return entity;
  }
}

/** What takes its time is only begun; `asOf` finishes it. */
export function begun(before: Entity, after: Entity): Entity {
  if (before.domain !== 'cover' && before.domain !== 'valve') return after;
  // One that is taken back to when it was on its way goes on with it.
  const [from, to] = [positionOf(before), numberOf(after, 'target_position') ?? positionOf(after)];
  if (from === to)
    return become(after, restingState(to), { current_position: to, target_position: undefined });
  return become(after, to > from ? 'opening' : 'closing', { current_position: from, target_position: to });
}

function moved(entity: Entity, seconds: number): Entity {
  const target = numberOf(entity, 'target_position');
  if (target === undefined) return entity;
  const from = positionOf(entity);
  const way = Math.min(Math.abs(target - from), Math.floor(seconds * PERCENT_PER_SECOND));
  const position = from + Math.sign(target - from) * way;
  if (position !== target) return become(entity, entity.state, { current_position: position });
  return become(entity, restingState(position), { current_position: position, target_position: undefined });
}

function warmed(entity: Entity, seconds: number): Entity {
  const [set, current] = [numberOf(entity, 'temperature'), numberOf(entity, 'current_temperature')];
  if (set === undefined || current === undefined || !HEATING.has(entity.state)) return entity;
  const left = (current - set) * Math.exp(-seconds / 60 / ROOM_MINUTES);
  return become(entity, entity.state, { current_temperature: Math.round((set + left) * 10) / 10 });
}

function drained(entity: Entity, seconds: number): Entity {
  const percent = Number(entity.state);
  if (entity.state.trim() === '' || !Number.isFinite(percent)) return entity;
  const used = (seconds / 86_400) * BATTERY_PERCENT_PER_DAY;
  return become(entity, String(Math.max(0, Math.round(percent - used))));
}
