import { parse } from 'chrono-node';
import { addDays, type Day, dayAt, dayOf } from '../../../../common/calendar.js';
import { zoneOffset } from '../../../../common/wall-clock.js';
import { type Said } from './spoken-time.js';

interface Here {
  readonly now: Date;
  readonly timeZone: string;
}

/** Abbreviated days are other words more often, and a length of time is no day. */
const OTHER_WORD =
  /^(?:sun|sat|mon|wed|fri|thu|tue|tues|thur|thurs|second|sec|now)$|\b(?:second|minute|hour)s?$/iu;
const DAY_OF_MONTH = /\b(?:on )?the (?<day>[12]?\d|3[01])(?:st|nd|rd|th)\b(?! (?:floor|of|time|and|place))/u;
const DAY_AFTER = /\b(?:the )?day after tomorrow\b/u;
const PREPOSITION = /\b(?:on|for|by|at|from|this coming|before)\s$/u;

/** The first day that the text names, seen from now; of several that it may be, the next one. */
export function dayIn(
  text: string,
  { now, timeZone }: Here,
): (Said<Day> & { isWeekday: boolean }) | undefined {
  const today = dayAt(now, timeZone);
  const after = DAY_AFTER.exec(text);
  if (after)
    return { ...spanOf(text, after.index, after[0].length), value: addDays(today, 2), isWeekday: false };
  const reference = { instant: now, timezone: zoneOffset(now, timeZone) };
  for (const { start, index, text: words } of parse(text, reference, { forwardDate: true })) {
    const isDay = start.isCertain('day') || start.isCertain('weekday');
    if (!isDay || OTHER_WORD.test(words)) continue;
    const value = dayOf(start.get('year') ?? 0, (start.get('month') ?? 1) - 1, start.get('day') ?? 1);
    const isWeekday = start.isCertain('weekday') && !start.isCertain('day');
    return { ...spanOf(text, index, words.length), value, isWeekday };
  }
  return ofMonth(text, today);
}

/** "The 12th" is the next one there is: months without a 31st are left out. */
function ofMonth(text: string, today: Day): (Said<Day> & { isWeekday: boolean }) | undefined {
  const match = DAY_OF_MONTH.exec(text);
  if (!match) return undefined;
  const day = Number(match.groups?.day);
  for (let month = today.getUTCMonth() + (day < today.getUTCDate() ? 1 : 0); ; month++) {
    const value = dayOf(today.getUTCFullYear(), month, day);
    if (value.getUTCDate() === day)
      return { ...spanOf(text, match.index, match[0].length), value, isWeekday: false };
  }
}

/** With the small word before it that only leads to it. */
function spanOf(text: string, index: number, length: number): { start: number; end: number } {
  const lead = PREPOSITION.exec(text.slice(0, index))?.[0].length ?? 0;
  return { start: index - lead, end: index + length };
}
