import { dayAt } from '../../../common/calendar.js';

const DAY_MS = 86_400_000;
/** Within so many days the day of the week says enough. */
const NEAR_DAYS = 6;
const LOCALE = 'en-GB';
const UNITS: readonly [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

interface Here {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

/** "today at 17:00", "tomorrow at 09:00", "on Friday at 08:00", "on 12 December at 20:00". */
export function spokenMoment(at: Date, { now, timeZone }: Here): string {
  return `${spokenDay(at, { now, timeZone })} at ${spokenTime(at, timeZone)}`;
}

export function spokenTime(at: Date, timeZone: string): string {
  return at.toLocaleTimeString(LOCALE, { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** "Saturday 21 November 2026". */
export function spokenDate(at: Date, timeZone: string): string {
  return at.toLocaleDateString(LOCALE, { timeZone, dateStyle: 'full' }).replace(',', '');
}

/** "1 hour 15 minutes"; a part of a second counts as a whole one. */
export function spokenDuration(seconds: number): string {
  let left = Math.ceil(seconds);
  const parts = UNITS.flatMap(([name, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [`${String(count)} ${name}${count === 1 ? '' : 's'}`];
  });
  return parts.join(' ') || 'no time';
}

/** "milk, eggs and bread"; of many the first, and how many more there are. */
export function spokenList(names: readonly string[], { most = 8, last = 'and' } = {}): string {
  const shown =
    names.length > most ? [...names.slice(0, most), `${String(names.length - most)} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1) ?? ''}`;
}

/** "Kitchen light is", "Blinds are", "Lamp and Spot are". */
export function spokenSubject(names: readonly string[]): string {
  const isPlural = names.length > 1 || /[^s]s$/iu.test(names[0] ?? '');
  return `${spokenList(names)} ${isPlural ? 'are' : 'is'}`;
}

/** "today", "on Friday", "on 12 December". */
export function spokenDay(at: Date, { now, timeZone }: Here): string {
  const days = (dayAt(at, timeZone).getTime() - dayAt(now, timeZone).getTime()) / DAY_MS;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (days > 0 && days <= NEAR_DAYS)
    return `on ${at.toLocaleDateString(LOCALE, { timeZone, weekday: 'long' })}`;
  const year = { year: 'numeric' } as const;
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  return `on ${at.toLocaleDateString(LOCALE, { timeZone, day: 'numeric', month: 'long', ...(!isThisYear && year) })}`;
}

function yearOf(at: Date, timeZone: string): string {
  return at.toLocaleDateString(LOCALE, { timeZone, year: 'numeric' });
}
