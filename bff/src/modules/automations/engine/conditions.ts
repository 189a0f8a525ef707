import { wallOf } from '../../../common/wall-clock.js';
import { type Condition, type Leaf } from '../rule/conditions.dto.js';
import { type Limits } from '../rule/triggers.dto.js';
import { type Measured, type Value, type World } from './events.js';

/** What was looked at, for whoever reads later why something was done. */
export type Seen = Record<string, unknown>;

const AT_HOME = 'home';

/** Looks at every part, also where the first one decides, so that each value is seen. */
export function holds(condition: Condition, world: World, now: number, seen: Seen): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.of.map((one) => holds(one, world, now, seen)).every(Boolean);
    case 'or':
      return condition.of.map((one) => holds(one, world, now, seen)).some(Boolean);
    case 'not':
      return !holds(condition.of, world, now, seen);
    default:
      return leafHolds(condition, world, now, seen);
  }
}

function leafHolds(leaf: Leaf, world: World, now: number, seen: Seen): boolean {
  switch (leaf.kind) {
    case 'state': {
      const found = read(world.valueOf(leaf.entityId), leaf.attribute);
      seen[leaf.entityId + (leaf.attribute === undefined ? '' : `.${leaf.attribute}`)] = found ?? null;
      return found !== undefined && isSame(found, leaf.is) && isWithin(Number(found), leaf);
    }
    case 'clock': {
      const time = clockAt(now, world.place.timeZone);
      seen.clock = time.shown;
      const { from, until, weekdays } = leaf;
      const isOver = from > until;
      const isIn = isOver
        ? time.shown >= from || time.shown < until
        : time.shown >= from && time.shown < until;
      // Of a night that runs over midnight the day is that of its evening.
      const weekday = isOver && time.shown < until ? (time.weekday + 6) % 7 : time.weekday;
      return isIn && (weekdays.length === 0 || weekdays.includes(weekday));
    }
    case 'presence': {
      const home = world.persons().filter((state) => state === AT_HOME).length;
      seen.persons = home;
      return leaf.is === 'somebody' ? home > 0 : home === 0;
    }
    case 'metric': {
      const found = world.measured(leaf.metric);
      seen[leaf.metric] = found?.value ?? null;
      if (found) seen[`${leaf.metric}.deviation`] = found.deviation;
      return found !== undefined && isMeasuredSo(found, leaf);
    }
  }
}

export function read(value: Value | undefined, attribute: string | undefined): unknown {
  return attribute === undefined ? value?.state : value?.attributes[attribute];
}

/** JSON of devices has numbers as words and the other way round. */
export function isSame(found: unknown, asked: unknown): boolean {
  return asked === undefined || written(found) === written(asked);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What is no number is within no limit. */
export function isWithin(value: number, { above, below }: Limits): boolean {
  return (above === undefined || value > above) && (below === undefined || value < below);
}

/** Without enough days to know what is usual, nothing is unusual. */
export function isMeasuredSo({ value, deviation }: Measured, limits: Limits): boolean {
  const { aboveUsualBy: up, belowUsualBy: down } = limits;
  return (
    isWithin(value, limits) &&
    (up === undefined || (deviation !== null && deviation > up)) &&
    (down === undefined || (deviation !== null && deviation < -down))
  );
}

function clockAt(at: number, timeZone: string): { readonly shown: string; readonly weekday: number } {
  const { year, month, day, hour, minute } = wallOf(new Date(at), timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  return {
    shown: `${two(hour)}:${two(minute)}`,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
  };
}
