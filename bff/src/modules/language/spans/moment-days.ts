import { addDays, type Day, dayOf, weekdayOf } from '../../../common/calendar.js';
import { type Calendar } from './units.js';
import { type Recurrence, type When } from './when.js';

export type Direction = 'past' | 'future';

const WEEK = 7;
const SATURDAY = 5;
const MONTHS = 12;
/** A 29 February is at most eight years away. */
const MOST_MONTHS = 97;

/** The days that may be meant, the likeliest first: the next one there is may be too early on that day. */
export function daysMeant(when: When, today: Day, towards: Direction): Day[] {
  const { day, weekday, weeksAhead, monthDay, inMonths, endOf, repeat } = when;
  if (endOf) return [endOfCalendar(endOf, shiftedBy(when, today))];
  if (monthDay !== undefined) return datesOf(when, monthDay, today, towards);
  if (day !== undefined) return [addDays(today, day)];
  if (weeksAhead !== undefined) return [inWeek(weekday, weeksAhead, today)];
  if (inMonths !== undefined) return [inMonthsFrom(today, inMonths)];
  const step = towards === 'past' ? -1 : 1;
  const week = Array.from({ length: WEEK + 1 }, (_, count) => addDays(today, count * step));
  if (weekday !== undefined) return onWeekday(when, weekday, week, today);
  return repeat ? week.filter((each) => isOn(repeat, each)) : week;
}

/** 0 is Sunday, as in what is said; the calendar counts from Monday. */
function isWeekday(day: Day, weekday: number): boolean {
  return (weekdayOf(day) + 1) % WEEK === weekday;
}

/** "Next Friday" and "last Friday" are never today. */
function onWeekday({ which }: When, weekday: number, week: readonly Day[], today: Day): Day[] {
  if (which === 'last') return [1, 2, 3, 4, 5, 6, 7].map((count) => addDays(today, -count)).filter(isThat);
  return week.slice(which === 'next' ? 1 : 0).filter(isThat);

  function isThat(day: Day): boolean {
    return isWeekday(day, weekday);
  }
}

/** That day of a week ahead, or the same as today's. */
function inWeek(weekday: number | undefined, weeks: number, today: Day): Day {
  if (weekday === undefined) return addDays(today, weeks * WEEK);
  const monday = addDays(today, weeks * WEEK - weekdayOf(today));
  return addDays(monday, (weekday + WEEK - 1) % WEEK);
}

function isOn({ every, weekdays }: Recurrence, day: Day): boolean {
  const isWeekend = weekdayOf(day) >= SATURDAY;
  if (every === 'weekday') return !isWeekend;
  if (every === 'weekend') return isWeekend;
  return weekdays?.some((weekday) => isWeekday(day, weekday)) ?? true;
}

/** "The 31st" is the next one there is: months without it are left out. */
function datesOf({ month, year }: When, monthDay: number, today: Day, towards: Direction): Day[] {
  const step = towards === 'past' ? -1 : 1;
  const [thisYear, thisMonth] = [today.getUTCFullYear(), today.getUTCMonth()];
  if (year !== undefined && month !== undefined) return [dayOf(year, month - 1, monthDay)];
  const isAhead = (day: Day): boolean => (towards === 'past' ? day <= today : day >= today);
  return Array.from({ length: MOST_MONTHS }, (_, count) =>
    dayOf(thisYear, thisMonth + count * step, monthDay),
  )
    .filter((day) => day.getUTCDate() === monthDay && isAhead(day))
    .filter((day) => month === undefined || day.getUTCMonth() === month - 1)
    .slice(0, 2);
}

function shiftedBy({ weeksAhead = 0, inMonths = 0, day = 0 }: When, today: Day): Day {
  return inMonthsFrom(addDays(today, weeksAhead * WEEK + day), inMonths);
}

/** A month from 31 January is the last day of February. */
function inMonthsFrom(day: Day, count: number): Day {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + count];
  const last = dayOf(year, month + 1, 0).getUTCDate();
  return dayOf(year, month, Math.min(day.getUTCDate(), last));
}

function endOfCalendar(calendar: Calendar, day: Day): Day {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  switch (calendar) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, WEEK - 1 - weekdayOf(day));
    case 'month':
      return dayOf(year, month + 1, 0);
    case 'year':
      return dayOf(year, MONTHS, 0);
  }
}
