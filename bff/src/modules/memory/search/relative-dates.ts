import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  type Days,
  daysFrom,
  MONTHS,
  monthsOf,
  weekdayOf,
  WEEKDAYS,
} from '../../../common/calendar.js';

/** A way to say which days are meant. `year` is one that stands elsewhere in the question: "between May and July 2023". */
export interface RelativeDatePattern {
  readonly pattern: RegExp;
  /** Counted from today: its words say when, and are not looked for in the memories. */
  readonly isRelative: boolean;
  read(said: Record<string, string | undefined>, today: Day, year?: number): Days;
}

const MONTH = String.raw`(?<month>${MONTHS.join('|')})`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const DAY = String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th)?`;
const WHICH = '(?<which>last|past|previous|this|next|coming)';
const UNIT = '(?<unit>day|week|month|year)s?';
const COUNT =
  '(?<count>a couple of|a few|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]\\d?)';
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "May" and "march" alone are other words more often, "spring" and "fall" too. */
const BEFORE_IT =
  '(?<=\\b(?:in|of|on|since|until|till|by|before|after|during|between|from|to|and|early|mid|late)\\s(?:the\\s)?)';

/** Months from which the seasons of the northern half of the earth count, three each. */
const SEASONS: Record<string, number> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };
const FEASTS: Record<string, [month: number, day: number, days: number]> = {
  christmas: [11, 24, 3],
  "new year's eve": [11, 31, 1],
  halloween: [9, 31, 1],
};
const RECENT_DAYS = 30;

/** The first that fits a place of the question counts. */
export const RELATIVE_DATES: readonly RelativeDatePattern[] = [
  relative(`\\bthe day before yesterday\\b`, (_, today) => daysFrom(addDays(today, -2))),
  relative(`\\b(?:yesterday|last night)\\b`, (_, today) => daysFrom(addDays(today, -1))),
  relative(`\\b(?:today|tonight|this (?:morning|afternoon|evening))\\b`, (_, today) => daysFrom(today)),
  relative(`\\btomorrow\\b`, (_, today) => daysFrom(addDays(today, 1))),
  relative(`\\b(?:recently|lately)\\b`, (_, today) => daysFrom(addDays(today, 1 - RECENT_DAYS), RECENT_DAYS)),
  relative(`\\b${COUNT} ${UNIT} ago\\b`, ({ count, unit }, today) => ago(numberOf(count), unit, today)),
  relative(`\\b(?:last|past) ${COUNT} ${UNIT}\\b`, ({ count, unit }, today) => ({
    from: moved(today, -numberOf(count), unit),
    to: addDays(today, 1),
  })),
  relative(`\\b${WHICH} (?<unit>week|weekend|month|year)\\b`, ({ which, unit }, today) =>
    calendarUnit(stepOf(which), unit, today),
  ),
  relative(`\\b(?:${WHICH}|on) (?<weekday>${WEEKDAYS.join('|')})\\b`, ({ which, weekday = '' }, today) => {
    const since = (weekdayOf(today) - WEEKDAYS.indexOf(weekday) + 7) % 7;
    if (which === 'next' || which === 'coming') return daysFrom(addDays(today, 7 - since));
    return daysFrom(addDays(today, since === 0 && which !== undefined && which !== 'this' ? -7 : -since));
  }),
  relative(`\\b${WHICH} (?<season>${Object.keys(SEASONS).join('|')})\\b`, ({ which, season = '' }, today) => {
    const latest = latestOf(today, (year) => monthsOf(year, SEASONS[season] ?? 0, 3), stepOf(which) < 0);
    return stepOf(which) > 0 ? { from: addMonths(latest.from, 12), to: addMonths(latest.to, 12) } : latest;
  }),
  relative(`\\b${WHICH} ${MONTH}\\b`, ({ which, month = '' }, today) => {
    const latest = latestOf(today, (year) => monthsOf(year, MONTHS.indexOf(month)), stepOf(which) < 0);
    return stepOf(which) > 0 ? monthsOf(latest.from.getUTCFullYear() + 1, MONTHS.indexOf(month)) : latest;
  }),
  absolute(`\\b(?<year>\\d{4})-(?<digits>\\d{2})(?:-(?<day>\\d{2}))?\\b`, ({ year, digits, day }) => {
    const month = Number(digits) - 1;
    return day === undefined
      ? monthsOf(Number(year), month)
      : daysFrom(dayOf(Number(year), month, Number(day)));
  }),
  absolute(`\\b${DAY}(?: of)? ${MONTH}(?:,? ${YEAR})?\\b`, dayOfMonth),
  absolute(`\\b${MONTH} ${DAY}(?!\\d)(?:,? ${YEAR})?\\b`, dayOfMonth),
  absolute(`\\b${MONTH},? (?:of )?${YEAR}\\b`, monthOfYear),
  absolute(`${BEFORE_IT}${MONTH}\\b`, monthOfYear),
  absolute(`\\b(?!may|march)${MONTH}\\b`, monthOfYear),
  absolute(`\\b(?<season>${Object.keys(SEASONS).join('|')})(?: of)? ${YEAR}\\b`, ({ season = '', year }) =>
    monthsOf(Number(year), SEASONS[season] ?? 0, 3),
  ),
  absolute(`${BEFORE_IT}(?<season>${Object.keys(SEASONS).join('|')})\\b`, ({ season = '' }, today) =>
    latestOf(today, (year) => monthsOf(year, SEASONS[season] ?? 0, 3), false),
  ),
  absolute(
    `\\b(?:last )?(?<feast>${Object.keys(FEASTS).join('|')})(?: ${YEAR})?\\b`,
    ({ feast = '', year }, today) => {
      const [month, day, count] = FEASTS[feast] ?? [0, 1, 1];
      const inYear = (which: number): Days => daysFrom(dayOf(which, month, day), count);
      return year === undefined ? latestOf(today, inYear, false) : inYear(Number(year));
    },
  ),
  absolute(`\\b${YEAR}\\b`, ({ year }) => monthsOf(Number(year), 0, 12)),
];

type Read = RelativeDatePattern['read'];

function relative(pattern: string, read: Read): RelativeDatePattern {
  return { pattern: new RegExp(pattern, 'gi'), isRelative: true, read };
}

function absolute(pattern: string, read: Read): RelativeDatePattern {
  return { pattern: new RegExp(pattern, 'gi'), isRelative: false, read };
}

function dayOfMonth(...[{ day, month = '', year }, today, otherYear]: Parameters<Read>): Days {
  const inYear = (which: number): Days => daysFrom(dayOf(which, MONTHS.indexOf(month), Number(day)));
  const given = year === undefined ? otherYear : Number(year);
  return given === undefined ? latestOf(today, inYear, false) : inYear(given);
}

function monthOfYear(...[{ month = '', year }, today, otherYear]: Parameters<Read>): Days {
  const inYear = (which: number): Days => monthsOf(which, MONTHS.indexOf(month));
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

function stepOf(which: string | undefined): number {
  if (which === 'this') return 0;
  return which === 'next' || which === 'coming' ? 1 : -1;
}

function numberOf(count = 'a'): number {
  const place = NUMBERS.indexOf(count);
  if (place >= 0) return place + 1;
  if (count === 'a few') return 3;
  return count === 'a couple of' ? 2 : Number(count) || 1;
}
