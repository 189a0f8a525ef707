import { type Moment, readMoment } from '../../../imports/source/read-time.js';
import { type ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const CLOCK = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?\s?([ap])?\.?(?:m\.?)?$/i;
const DAY_ALONE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/;
const NOON = '12:00';
const MAX_LENGTH = 20;

/** A day and the hour beside it, such as `1:48 pm`; without an hour it is noon. Undefined where either can’t be read. */
export function momentOfDay(
  day: string,
  clock: string,
  zone: ZoneOffsets,
  isDayFirst: boolean,
): Moment | undefined {
  const hour = clock === '' ? NOON : clockOf(clock);
  return hour === undefined ? undefined : readMoment(`${day} ${hour}`, zone, isDayFirst);
}

/** A time of one cell; a day alone is its noon. */
export function momentOfCell(text: string, zone: ZoneOffsets, isDayFirst: boolean): Moment | undefined {
  return DAY_ALONE.test(text) ? momentOfDay(text, '', zone, isDayFirst) : readMoment(text, zone, isDayFirst);
}

function clockOf(text: string): string | undefined {
  const [, hour = '', minute = '', half = ''] =
    CLOCK.exec(text.slice(0, MAX_LENGTH).replaceAll(/\p{Z}/gu, ' ')) ?? [];
  if (hour === '') return undefined;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
