import { dayAt } from '../../../common/calendar.js';
import { type ListTotal } from '../../../common/list-total.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';

const DAY_MS = 86_400_000;
/** Within so many days the day of the week says enough. */
const NEAR_DAYS = 6;
const UNITS: readonly [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Where something is told, and in which language. */
interface There {
  /** IANA name. */
  readonly timeZone: string;
  readonly phrases: TwinPhrases;
}

interface Here extends There {
  readonly now: Date;
}

/** "today at 17:00", "tomorrow at 09:00", "on Friday at 08:00", "on 12 December at 20:00"; bare without the "on". */
export function spokenMoment(at: Date, here: Here, { isBare = false } = {}): string {
  return here.phrases.say('moment', {
    day: spokenDay(at, here, { isBare }),
    time: spokenTime(at, here),
  });
}

export function spokenTime(at: Date, { timeZone, phrases }: There): string {
  return at.toLocaleTimeString(phrases.locale, { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** "Saturday 21 November 2026". */
export function spokenDate(at: Date, { timeZone, phrases }: There): string {
  return phrases.say('date-with-weekday', {
    weekday: at.toLocaleDateString(phrases.locale, { timeZone, weekday: 'long' }),
    date: at.toLocaleDateString(phrases.locale, { timeZone, dateStyle: 'long' }),
  });
}

/** "1 hour 15 minutes"; a part of a second counts as a whole one. */
export function spokenDuration(seconds: number, phrases: TwinPhrases): string {
  let left = Math.ceil(seconds);
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    const told = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const;
    return count === 0 ? [] : [count.toLocaleString(phrases.locale, told)];
  });
  return parts.join(' ') || phrases.say('no-time');
}

/** "milk, eggs and bread"; of many the first, and how many more there are. */
export function spokenList(
  names: readonly string[],
  phrases: TwinPhrases,
  { most = 8, last = 'and' }: { most?: number; last?: 'and' | 'or' } = {},
): string {
  const shown =
    names.length > most
      ? [...names.slice(0, most), phrases.say('and-more', { count: names.length - most })]
      : names;
  const type = last === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(phrases.locale, { type }).format(shown);
}

/** "12", "about 12,300", "more than 1,000". */
export function spokenTotal({ total, totalIs }: ListTotal, phrases: TwinPhrases): string {
  return phrases.say(`total-${totalIs}`, { number: total });
}

/** "Kitchen light is", "Blinds are", "Lamp and Spot are". */
export function spokenSubject(names: readonly string[], phrases: TwinPhrases): string {
  const isPlural = names.length > 1 || isManyThings(names[0] ?? '', phrases);
  return phrases.say('subject', { names: spokenList(names, phrases), count: isPlural ? 2 : 1 });
}

/** "today", "on Friday", "on 12 December"; bare without the "on". */
export function spokenDay(at: Date, { now, timeZone, phrases }: Here, { isBare = false } = {}): string {
  const days = (dayAt(at, timeZone).getTime() - dayAt(now, timeZone).getTime()) / DAY_MS;
  if (days === 0) return phrases.say('day-today');
  if (days === 1) return phrases.say('day-tomorrow');
  if (days === -1) return phrases.say('day-yesterday');
  const year = { year: 'numeric' } as const;
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  const day = at.toLocaleDateString(phrases.locale, {
    timeZone,
    ...(days > 0 && days <= NEAR_DAYS
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', ...(!isThisYear && year) }),
  });
  return isBare ? day : phrases.say('day-on', { day });
}

/** "Blinds", but not "glass". */
export function isManyThings(name: string, phrases: TwinPhrases): boolean {
  const ending = phrases.say('plural-ending');
  const word = name.toLowerCase();
  return ending !== '' && word.endsWith(ending) && word.length > 1 && !word.endsWith(ending + ending);
}

function yearOf(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-GB', { timeZone, year: 'numeric' });
}
