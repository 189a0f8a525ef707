import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  type Days,
  daysFrom,
  monthsOf,
  weekdayOf,
} from '../../../common/calendar.js';
import { type DateWords, monthCalled, weekdayCalled } from '../../language/knowledge/date-words.js';

/** What is said, and when. */
export interface Said {
  readonly today: Day;
  readonly words: DateWords;
  /** One that stands elsewhere in the question: "between May and July 2023". */
  readonly year?: number;
}

type Read = (parts: Readonly<Record<string, string | undefined>>, said: Said) => Days;

/** A way to say which days are meant. */
export interface RelativeDatePattern {
  readonly pattern: RegExp;
  /** Counted from today: its words say when, and are not looked for in the memories. */
  readonly isRelative: boolean;
  readonly read: Read;
}

const RECENT_DAYS = 30;

type Rule = readonly [way: Way, isRelative: boolean, read: Read];
type Way = keyof DateWords['ways'];

/** The first that fits a place of the question counts. */
const RULES: readonly Rule[] = [
  ['two_days_ago', true, (_, { today }) => daysFrom(addDays(today, -2))],
  ['in_two_days', true, (_, { today }) => daysFrom(addDays(today, 2))],
  ['yesterday', true, (_, { today }) => daysFrom(addDays(today, -1))],
  ['today', true, (_, { today }) => daysFrom(today)],
  ['tomorrow', true, (_, { today }) => daysFrom(addDays(today, 1))],
  ['recently', true, (_, { today }) => daysFrom(addDays(today, 1 - RECENT_DAYS), RECENT_DAYS)],
  [
    'ago',
    true,
    ({ count, unit }, { today, words }) => ago(numberOf(count, words), unitOf(unit, words), today),
  ],
  [
    'last_units',
    true,
    ({ count, unit }, { today, words }) => ({
      from: moved(today, -numberOf(count, words), unitOf(unit, words)),
      to: addDays(today, 1),
    }),
  ],
  ['unit_before_last', true, ({ unit }, { today, words }) => calendarUnit(-2, unitOf(unit, words), today)],
  [
    'calendar_unit',
    true,
    ({ which, unit }, { today, words }) =>
      calendarUnit(stepOf(which, words) ?? -1, unitOf(unit, words), today),
  ],
  [
    'weekday',
    true,
    ({ which, weekday = '' }, { today, words }) => {
      const since = (weekdayOf(today) - weekdayCalled(weekday, words) + 7) % 7;
      const step = stepOf(which, words) ?? 0;
      if (step > 0) return daysFrom(addDays(today, 7 - since));
      return daysFrom(addDays(today, since === 0 && step < 0 ? -7 : -since));
    },
  ],
  [
    'which_season',
    true,
    ({ which, season }, { today, words }) => {
      const step = stepOf(which, words) ?? 0;
      const latest = latestOf(today, (year) => monthsOf(year, seasonOf(season, words), 3), step < 0);
      return step > 0 ? { from: addMonths(latest.from, 12), to: addMonths(latest.to, 12) } : latest;
    },
  ],
  [
    'which_month',
    true,
    ({ which, month = '' }, { today, words }) => {
      const step = stepOf(which, words) ?? 0;
      const called = monthCalled(month, words);
      const latest = latestOf(today, (year) => monthsOf(year, called), step < 0);
      return step > 0 ? monthsOf(latest.from.getUTCFullYear() + 1, called) : latest;
    },
  ],
  ['day_of_month', false, dayOfMonth],
  ['month_of_year', false, monthOfYear],
  ['month', false, monthOfYear],
  [
    'season_of_year',
    false,
    ({ season, year }, { words }) => monthsOf(Number(year), seasonOf(season, words), 3),
  ],
  [
    'season',
    false,
    ({ season }, { today, words }) =>
      latestOf(today, (year) => monthsOf(year, seasonOf(season, words), 3), false),
  ],
  [
    'feast',
    false,
    ({ feast = '', year }, { today, words }) => {
      const [month = 1, day = 1, count = 1] = (words.tables.feasts.get(feast) ?? '').split(' ').map(Number);
      const inYear = (which: number): Days => daysFrom(dayOf(which, month - 1, day), count);
      return year === undefined ? latestOf(today, inYear, false) : inYear(Number(year));
    },
  ],
];

/** Written with digits alone, they are read in every language. */
const ISO: RelativeDatePattern = {
  pattern: /\b(?<year>\d{4})-(?<digits>\d{2})(?:-(?<day>\d{2}))?\b/dg,
  isRelative: false,
  read: ({ year, digits, day }) => {
    const month = Number(digits) - 1;
    return day === undefined
      ? monthsOf(Number(year), month)
      : daysFrom(dayOf(Number(year), month, Number(day)));
  },
};
const YEAR: RelativeDatePattern = {
  pattern: /\b(?<year>(?:19|20)\d\d)\b/dg,
  isRelative: false,
  read: ({ year }) => monthsOf(Number(year), 0, 12),
};

const known = new Map<DateWords, readonly RelativeDatePattern[]>();

/** How a language says which days are meant; the first that fits a place of the question counts. */
export function relativeDates(words: DateWords): readonly RelativeDatePattern[] {
  const made = known.get(words) ?? [ISO, ...RULES.flatMap((rule) => patternsOf(rule, words)), YEAR];
  known.set(words, made);
  return made;
}

function patternsOf([way, isRelative, read]: Rule, words: DateWords): RelativeDatePattern[] {
  return words.ways[way].map((pattern) => ({
    pattern: new RegExp(pattern.source, `${pattern.flags}dg`),
    isRelative,
    read,
  }));
}

function dayOfMonth(
  ...[{ day, month, number, year }, { today, words, year: otherYear }]: Parameters<Read>
): Days {
  const called = month === undefined ? Number(number) - 1 : monthCalled(month, words);
  const inYear = (which: number): Days => daysFrom(dayOf(which, called, Number(day)));
  const given = year === undefined ? otherYear : Number(year);
  return given === undefined ? latestOf(today, inYear, false) : inYear(given);
}

function monthOfYear(...[{ month = '', year }, { today, words, year: otherYear }]: Parameters<Read>): Days {
  const inYear = (which: number): Days => monthsOf(which, monthCalled(month, words));
  const given = year === undefined ? otherYear : Number(year);
  return given === undefined ? latestOf(today, inYear, false) : inYear(given);
}

/** Those days in the latest year in which they have begun; or are over, as in "last summer", said in August. */
function latestOf(today: Day, inYear: (year: number) => Days, isOver: boolean): Days {
  const year = today.getUTCFullYear();
  const known = [inYear(year), inYear(year - 1)].find(({ from, to }) =>
    isOver ? to <= today : from <= today,
  );
  return known ?? inYear(year - 2);
}

/** The further back, the less exactly people count. */
function ago(count: number, unit: string | undefined, today: Day): Days {
  const then = moved(today, -count, unit);
  if (unit === 'year') return monthsOf(then.getUTCFullYear(), 0, 12);
  if (unit === 'month') return monthsOf(then.getUTCFullYear(), then.getUTCMonth());
  return unit === 'week' ? daysFrom(addDays(then, -3), 7) : daysFrom(then);
}

function calendarUnit(step: number, unit: string | undefined, today: Day): Days {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  if (unit === 'year') return monthsOf(year + step, 0, 12);
  if (unit === 'month') return monthsOf(year, month + step);
  const monday = addDays(today, 7 * step - weekdayOf(today));
  return unit === 'week' ? daysFrom(monday, 7) : daysFrom(addDays(monday, 5), 2);
}

function moved(day: Day, count: number, unit: string | undefined): Day {
  if (unit === 'year') return addMonths(day, 12 * count);
  if (unit === 'month') return addMonths(day, count);
  return addDays(day, unit === 'week' ? 7 * count : count);
}

/** -1 for the last, 0 for this, 1 for the next; undefined where none of them is said. */
function stepOf(which: string | undefined, { tables }: DateWords): number | undefined {
  const step = tables.which.get(which ?? '');
  return step === undefined ? undefined : Number(step);
}

function unitOf(unit: string | undefined, { tables }: DateWords): string | undefined {
  return tables.units.get(unit ?? '');
}

function seasonOf(season: string | undefined, { tables }: DateWords): number {
  return Number(tables.seasons.get(season ?? '') ?? 1) - 1;
}

function numberOf(count: string | undefined, { tables }: DateWords): number {
  return Number(tables.numbers.get(count ?? '') ?? count) || 1;
}
