import { Cron } from 'croner';
import { getTimes } from 'suncalc';
import { type TimeTrigger } from '../rule/triggers.dto.js';

/** Where a person lives, for the clock on the wall and the sun. */
export interface Place {
  /** IANA name. */
  readonly timeZone: string;
  /** Degrees; undefined where they have not said where their home is. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Beyond the poles’ circles the sun may not set for months. */
const SUN_DAYS = 366;
const MOST_KEPT = 1_000;
/** What has none of these is no field of cron: nothing else reaches the parser. */
const FIELDS = /^[\d*,/\-A-Za-z#L?]{1,40}(?: [\d*,/\-A-Za-z#L?]{1,40}){4}$/u;

const kept = new Map<string, Cron>();

/** Whether it is a schedule of five fields that comes again. */
export function isSchedule(pattern: string): boolean {
  if (!FIELDS.test(pattern)) return false;
  try {
    return cronOf(pattern, 'UTC').nextRun() !== null;
  } catch {
    return false;
  }
}

/**
 * The first moment after `after`, in milliseconds since 1970; null where there is none within a year, or the place is not
 * known. A time that the clock leaves out in spring is when the gap ends; one that it shows twice in autumn is the first.
 */
export function nextAfter(trigger: TimeTrigger, after: number, place: Place): number | null {
  switch (trigger.kind) {
    case 'sun':
      return nextOfSun(trigger, after, place);
    case 'schedule':
      return cronOf(trigger.pattern, place.timeZone).nextRun(new Date(after))?.getTime() ?? null;
    case 'time': {
      const [hour, minute] = trigger.at.split(':').map(Number);
      const days = trigger.weekdays.length > 0 ? trigger.weekdays.join(',') : '*';
      const pattern = `${String(minute)} ${String(hour)} * * ${days}`;
      return cronOf(pattern, place.timeZone).nextRun(new Date(after))?.getTime() ?? null;
    }
  }
}

function nextOfSun(
  { event, offsetMinutes }: Extract<TimeTrigger, { kind: 'sun' }>,
  after: number,
  { latitude, longitude }: Place,
): number | null {
  if (latitude === undefined || longitude === undefined) return null;
  for (let day = -1; day < SUN_DAYS; day += 1) {
    const found = getTimes(new Date(after + day * DAY_MS), latitude, longitude)[event];
    const at = found instanceof Date ? found.getTime() : Number.NaN;
    if (Number.isNaN(at)) continue;
    const whole = Math.ceil((at + offsetMinutes * MINUTE_MS) / SECOND_MS) * SECOND_MS;
    if (whole > after) return whole;
  }
  return null;
}

function cronOf(pattern: string, timezone: string): Cron {
  const key = `${timezone} ${pattern}`;
  const found = kept.get(key);
  if (found) return found;
  const made = new Cron(pattern, { timezone, paused: true, mode: '5-part' });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}
