import { addMonths, beginningOf, type Day, dayAt, type Days } from '../../../common/calendar.js';
import { RELATIVE_DATES, type RelativeDatePattern } from './relative-dates.js';

/** From when on, up to but without when. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** When something happened that is asked for, and the words that say so. */
export interface AskedPeriod extends Period {
  readonly start: number;
  readonly end: number;
  /** Counted from today: its words say when, and are not looked for in the memories. */
  readonly isRelative: boolean;
}

/** Where and when a question is asked. */
export interface Asking {
  readonly now: Date;
  readonly timeZone: string;
}

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly said: Record<string, string | undefined>;
  readonly way: RelativeDatePattern;
}

const BETWEEN = /\b(?:between|from)\s+(?:the\s+)?$/i;
const AND = /^\s*(?:and|to|until|till|through|-|–)\s*(?:the\s+)?$/i;
const BEFORE = /\b(?:before|until|till|by)\s+(?:the\s+)?$/i;
const SINCE = /\b(?:since|after)\s+(?:the\s+)?$/i;

/** The period that an English question names: "last week", "in March", "between May and July 2023", "before Christmas". */
export function askedPeriod(question: string, { now, timeZone }: Asking): AskedPeriod | null {
  const text = question.toLowerCase();
  const today = dayAt(now, timeZone);
  const [first, second] = mentionsIn(text);
  if (!first) return null;
  const isRange =
    second && BETWEEN.test(text.slice(0, first.start)) && AND.test(text.slice(first.end, second.start));
  const days = isRange
    ? daysBetween(first, second, today)
    : openAt(text.slice(0, first.start), read(first, today), today);
  return {
    from: beginningOf(days.from, timeZone),
    to: beginningOf(days.to, timeZone),
    start: first.start,
    end: isRange ? second.end : first.end,
    isRelative: first.way.isRelative,
  };
}

/** In the order of the text. */
function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const way of RELATIVE_DATES) {
    for (const { 0: words, index: start, groups = {} } of text.matchAll(way.pattern)) {
      const end = start + words.length;
      if (mentions.some((other) => start < other.end && other.start < end)) continue;
      mentions.push({ start, end, said: groups, way });
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}

function read({ way, said }: Mention, today: Day, year?: number): Days {
  return way.read(said, today, year);
}

function daysBetween(first: Mention, second: Mention, today: Day): Days {
  const { from: last, to } = read(second, today);
  const { from } = read(first, today, last.getUTCFullYear());
  return from < to ? { from, to } : { from: to, to: from };
}

/** "Before" reaches a year back: further off nobody says it that way. */
function openAt(before: string, days: Days, today: Day): Days {
  if (BEFORE.test(before)) return { from: addMonths(days.from, -12), to: days.from };
  if (!SINCE.test(before)) return days;
  return { from: days.from, to: addMonths(today > days.to ? today : days.to, 1) };
}
