/** The interface speaks English and writes dates the long-unambiguous way: 4 Mar, 18:22. */
export const LOCALE = 'en-GB';
const MINUTE_MS = 60_000;

const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const fullDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const weekdayAndDay = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' });
const count = new Intl.NumberFormat(LOCALE);
const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

type Moment = string | Date;

export function formatTime(moment: Moment): string {
  return time.format(new Date(moment));
}

/** `4 Mar`; the year is added when it is not the present one. */
export function formatDay(moment: Moment, now = new Date()): string {
  const date = new Date(moment);
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date);
}

/** `4 March 2026`. */
export function formatFullDay(moment: Moment): string {
  return fullDay.format(new Date(moment));
}

/** `today, 18:22`, `yesterday, 18:22` or `4 Mar, 18:22`. */
export function formatWhen(moment: Moment, now = new Date()): string {
  const date = new Date(moment);
  return `${nearDay(date, now) ?? formatDay(date, now)}, ${formatTime(date)}`;
}

/** `just now`, `12 minutes ago`, then as `formatWhen`. */
export function formatAgo(moment: Moment, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${formatQuantity(minutes, 'minute', 'minutes')} ago` : formatWhen(moment, now);
}

/** `Thursday 12 March`. */
export function formatLongDay(moment: Moment): string {
  return weekdayAndDay.format(new Date(moment)).replace(',', '');
}

export function formatCount(value: number): string {
  return count.format(value);
}

/** `1 memory`, `1,284 memories`. */
export function formatQuantity(value: number, one: string, many: string): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}

function nearDay(date: Date, now: Date): string | null {
  if (date.toDateString() === now.toDateString()) return 'today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return date.toDateString() === yesterday.toDateString() ? 'yesterday' : null;
}

/** "2 years ago", "7 months ago". */
export function formatMonthsAgo(months: number): string {
  return months % 12 === 0
    ? `${formatQuantity(months / 12, 'year', 'years')} ago`
    : `${formatQuantity(months, 'month', 'months')} ago`;
}

/** With a capital at its beginning. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "sleep, steps and mood". */
export function wordList(words: Iterable<string>): string {
  return list.format(words);
}
