import { wallOf } from '../../common/wall-clock.js';
import { type Settings } from '../users/settings/settings.service.js';

type QuietHours = NonNullable<Settings['quietHours']>;

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** When what is due then shows itself: at once, or where quiet hours keep it back, at their end. */
export function shownAt(due: Date, { from, until }: QuietHours, timeZone: string): Date {
  const { hour, minute } = wallOf(due, timeZone);
  const now = hour * 60 + minute;
  const isQuiet = minutesBetween(minutesOf(from), now) < minutesBetween(minutesOf(from), minutesOf(until));
  return isQuiet ? new Date(due.getTime() + minutesBetween(now, minutesOf(until)) * MINUTE_MS) : due;
}

/** How long they last. */
export function quietMs({ from, until }: QuietHours): number {
  return minutesBetween(minutesOf(from), minutesOf(until)) * MINUTE_MS;
}

function minutesBetween(one: number, other: number): number {
  return (other - one + DAY) % DAY;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
