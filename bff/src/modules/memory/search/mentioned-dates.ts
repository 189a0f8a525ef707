import { trimEndOf } from '../../../common/language/trim-end.js';
import { DATES, type DateWords, monthCalled } from '../../language/knowledge/date-words.js';
import { matchesOf } from '../../language/knowledge/ways.js';

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
const WORD = /\p{L}+/gu;
const CENTURY = 2000;

/** More than the longest of these. */
const JUST_BEFORE = 60;
const BEHIND_A_MONTH = /^[\s,]*\d/;

/** Reads absolute dates ("on 3 May 2023", "2024-12", "17.1.2024", "in June") out of a question in any language. */
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
  const named = DATES.all().map((words) => monthsIn(rest, words));
  for (const month of named.flat()) months.add(month);
  // A bare number is a day only beside a month: "3 May", not "3 cats".
  if (months.size > 0) {
    for (const day of DATES.all().flatMap((words) => daysIn(rest, words))) days.add(day);
  }
  return { years, months, days };
}

/** From 0. Some are other words more often, and are months only beside a number or behind a word that says so. */
function monthsIn(text: string, words: DateWords): number[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const name = word.toLowerCase();
    const month = monthCalled(name, words);
    if (month < 0) return [];
    const before = trimEndOf(text.slice(Math.max(0, index - JUST_BEFORE), index), /[\s,]/);
    const isMonth =
      !words.words.unsure_months.has(name) ||
      words.says.before_a_month.test(before) ||
      BEHIND_A_MONTH.test(text.slice(index + word.length));
    return isMonth ? [month] : [];
  });
}

function daysIn(text: string, { ways }: DateWords): number[] {
  return ways.in_a_date
    .flatMap((way) => matchesOf(text, way))
    .map(({ groups }) => Number(groups?.day))
    .filter((day) => day >= 1 && day <= 31);
}
