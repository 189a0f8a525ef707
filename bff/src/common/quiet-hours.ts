import { wallOf } from './wall-clock.js';

/** Hours and minutes of the day: "22:00". They may run over midnight. */
interface QuietHours {
  readonly from: string;
  readonly until: string;
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** When what is due then shows itself: at once, or where quiet hours keep it back, at their end. */
export function shownAt(due: Date, hours: QuietHours, timeZone: string): Date {
  if (!isQuietAt(due, hours, timeZone)) return due;
  const untilEnd = minutesBetween(minuteOfDay(due, timeZone), minutesOf(hours.until));
  return new Date(due.getTime() + untilEnd * MINUTE_MS);
}

/** Whether they are under way at that moment, by the clock on the wall there. */
export function isQuietAt(at: Date, { from, until }: QuietHours, timeZone: string): boolean {
  const sinceBeginning = minutesBetween(minutesOf(from), minuteOfDay(at, timeZone));
  return sinceBeginning < minutesBetween(minutesOf(from), minutesOf(until));
}

/** How long they last. */
export function quietMs({ from, until }: QuietHours): number {
  return minutesBetween(minutesOf(from), minutesOf(until)) * MINUTE_MS;
}

function minuteOfDay(at: Date, timeZone: string): number {
  const { hour, minute } = wallOf(at, timeZone);
  return hour * 60 + minute;
}

function minutesBetween(one: number, other: number): number {
  return (other - one + DAY) % DAY;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
