import { type ZoneOffsets } from './zone-offsets.js';

export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  offsetMinutes: number;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s?(Z|UTC|[+-]\d\d:?\d\d)?$/i;
const NUMERIC =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:,?\s(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s?(am|pm))?)?$/i;
const EPOCH = /^\d{9,13}$/;
const MAX_LENGTH = 40;
/** Ten digits of seconds reach to the year 2286; more are milliseconds. */
const MAX_EPOCH_SECONDS = 1e10;
const MINUTE_MS = 60_000;

/** A moment as tables write it; without a zone it is read by the clocks of `zone`. Undefined where it is none. */
export function readMoment(text: string, zone: ZoneOffsets, isDayFirst = true): Moment | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (EPOCH.test(text)) {
    const at = Number(text) < MAX_EPOCH_SECONDS ? Number(text) * 1000 : Number(text);
    return { at, offsetMinutes: zone.at(at) };
  }
  const shown = shownBy(text, isDayFirst);
  if (!shown) return undefined;
  if (shown.offset !== undefined)
    return { at: shown.clock - shown.offset * MINUTE_MS, offsetMinutes: shown.offset };
  const at = zone.moment(shown.clock);
  return { at, offsetMinutes: zone.at(at) };
}

/** `+05:30`, `-0800`, `Z` in minutes; undefined for anything else. */
export function offsetOf(text: string): number | undefined {
  if (/^(?:z|utc)?$/i.test(text)) return text === '' ? undefined : 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const size = Number(hours) * 60 + Number(minutes);
  return size > 18 * 60 ? undefined : sign === '-' ? -size : size;
}

/** What a clock shows, as if it were UTC. */
function shownBy(
  text: string,
  isDayFirst: boolean,
): { clock: number; offset?: number | undefined } | undefined {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction = '', zone = ''] = iso;
    const clock = clockOf([year, month, day, hour, minute, second]);
    return clock === undefined
      ? undefined
      : { clock: clock + Number(fraction.slice(0, 3).padEnd(3, '0')), offset: offsetOf(zone) };
  }
  const numeric = NUMERIC.exec(text);
  if (!numeric) return undefined;
  const [, first, second, year = '', hour = '0', minute, seconds, half] = numeric;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  const clock = clockOf([year.length === 2 ? `20${year}` : year, month, day, String(hours), minute, seconds]);
  return clock === undefined ? undefined : { clock };
}

/** Undefined for a day that no calendar has: the thirtieth of February would become the second of March. */
function clockOf(parts: readonly (string | undefined)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const clock = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return clock.getUTCMonth() === month - 1 && clock.getUTCDate() === day ? clock.getTime() : undefined;
}
