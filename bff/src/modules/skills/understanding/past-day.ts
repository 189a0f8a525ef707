import { parse } from 'chrono-node';
import { addDays, addMonths, type Day, dayAt, dayOf, MONTHS, WEEKDAYS } from '../../../common/calendar.js';
import { zoneOffset } from '../../../common/wall-clock.js';

const WEEK = 7;
const YEAR = 12;
const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
const MONTH = `(?:${MONTHS.join('|')})`;
const OF_YEAR = String.raw`(?: (?:19|20)\d\d)?`;
const DATE = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?`;
const NEXT_TO_TODAY = 'yesterday|(?:the )?day before yesterday';

/** A day that is over, as people call it. */
export const PAST_DAY = String.raw`(?:${NEXT_TO_TODAY}|(?:on )?(?:last )?${WEEKDAY}|(?:on )?${DATE}(?: of)? ${MONTH}${OF_YEAR}|(?:on )?${MONTH} ${DATE}${OF_YEAR}|(?:\d{1,3}|an?) (?:day|week|month)s? ago)`;

const WHOLE = new RegExp(`^${PAST_DAY}$`, 'u');
const NAME = new RegExp(String.raw`\b(?:${WEEKDAY}|${MONTH})\b`, 'gu');

/** The last day before today that is called so, in small words: "on Monday" of a Monday is a week ago. */
export function pastDayIn(said: string, now: Date, timeZone: string): Day | undefined {
  if (!WHOLE.test(said)) return undefined;
  const called = said.replace(/^on (?:the )?/u, '');
  const [found] = parse(called, { instant: now, timezone: zoneOffset(now, timeZone) });
  if (found?.text !== called) return undefined;
  const { start } = found;
  const day = dayOf(start.get('year') ?? 0, (start.get('month') ?? 1) - 1, start.get('day') ?? 1);
  const today = dayAt(now, timeZone);
  if (day < today) return day;
  if (start.isCertain('weekday') && !start.isCertain('day')) return addDays(day, -WEEK);
  return start.isCertain('month') && !start.isCertain('year') ? addMonths(day, -YEAR) : undefined;
}

/** Such a day as it is said after what was so on it: "on Monday", "on 12 November", "3 days ago". */
export function pastDayInWords(said: string): string {
  const name = said.replaceAll(NAME, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return /^(?:on |yesterday|the )|ago$/u.test(name) ? name : `on ${name}`;
}
