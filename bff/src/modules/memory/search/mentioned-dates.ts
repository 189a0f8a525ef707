import { MONTHS } from '../../../common/calendar.js';
import { trimEndOf } from '../../../common/language/trim-end.js';

/** Parts of dates that a question names; each may be missing. Months count from 0, as JavaScript's do. */
export interface MentionedDates {
  readonly years: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
}

const ISO_DATE = /\b(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?\b/g;
/** The day first, as it is written with dots. */
const DOTTED_DATE = /\b(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>(?:20)?\d{2})\b/g;
const YEAR = /\b(?:19|20)\d{2}\b/g;
const MONTH = new RegExp(String.raw`\b(?:${MONTHS.join('|')})\b`, 'gi');
const DAY = /\b(?<day>\d{1,2})(?:st|nd|rd|th)?\b/gi;

const CENTURY = 2000;

/** Words that are months only beside a number or behind one of these: "in May 2024", but not "what may I eat". */
const AMBIGUOUS = new Set(['march', 'may']);
const BEFORE_A_MONTH =
  /(?:\b(?:in|of|on|since|until|by|during|last|this|next|early|mid|late)|\d(?:st|nd|rd|th)?)$/i;
/** More than the longest of these. */
const JUST_BEFORE = 60;
const BEHIND_A_MONTH = /^[\s,]*\d/;

/** Reads absolute dates ("on 3 May 2023", "2024-12", "17.1.2024", "in June") out of an English question. */
export function mentionedDates(question: string): MentionedDates {
  const years = new Set<number>();
  const months = new Set<number>();
  const days = new Set<number>();
  const note = (year: string, month: string, day: string | undefined): string => {
    years.add(year.length === 2 ? CENTURY + Number(year) : Number(year));
    months.add(Number(month) - 1);
    if (day !== undefined) days.add(Number(day));
    return ' ';
  };
  const rest = question
    .replace(ISO_DATE, (_, year: string, month: string, day: string | undefined) => note(year, month, day))
    .replace(DOTTED_DATE, (_, day: string, month: string, year: string) => note(year, month, day));
  for (const [year] of rest.matchAll(YEAR)) years.add(Number(year));
  for (const { 0: month, index } of rest.matchAll(MONTH)) {
    const name = month.toLowerCase();
    const isMonth =
      !AMBIGUOUS.has(name) ||
      BEFORE_A_MONTH.test(trimEndOf(rest.slice(Math.max(0, index - JUST_BEFORE), index), /[\s,]/)) ||
      BEHIND_A_MONTH.test(rest.slice(index + month.length));
    if (isMonth) months.add(MONTHS.indexOf(name));
  }
  // A bare number is a day only beside a month: "3 May", not "3 cats".
  if (months.size > 0) {
    for (const { groups } of rest.matchAll(DAY)) {
      const day = Number(groups?.day);
      if (day >= 1 && day <= 31) days.add(day);
    }
  }
  return { years, months, days };
}
