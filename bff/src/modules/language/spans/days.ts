import { monthDayAt, slashedAt } from './dates.js';
import { recurrenceAt, weekdaysAt } from './recurrence.js';
import { type Reading, type SpanIndex } from './span-index.js';
import { unitsAt } from './units.js';
import { type When } from './when.js';

const DAY = 86_400;
const MONTHS_A_YEAR = 12;

/** A day, a length of time from now, or what comes again, that begins there. */
export function dayAt(index: SpanIndex, at: number, isLed: boolean): Reading<When> | undefined {
  return (
    recurrenceAt(index, at) ??
    endOfAt(index, at) ??
    awayAt(index, at) ??
    namedAt(index, at) ??
    monthDayAt(index, at) ??
    (isLed ? slashedAt(index, at) : undefined) ??
    whichAt(index, at) ??
    weekdayAt(index, at)
  );
}

/** "The end of the month", "the end of next week". */
function endOfAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const end = index.particle('end_of', at);
  if (!end) return undefined;
  const which = index.particle('which_day', end.end);
  const [unit] = unitsAt(index, which?.end ?? end.end);
  const calendar = unit?.value.calendar;
  if (!unit || !calendar) return undefined;
  const ahead = which?.value === 'next' ? aheadOf(calendar) : {};
  return { end: unit.end, value: { endOf: calendar, ...ahead } };
}

/** "In 20 minutes", "two weeks from now", "an hour ago", "a week from Friday". */
function awayAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const lead = index.particle('in_lead', at);
  const back = index.particle('ago_lead', at);
  const from = lead?.end ?? back?.end ?? at;
  const length = index.longest('duration', from);
  if (!length) return undefined;
  const months = index.longest('months', from);
  const away = (sign: number): When =>
    months?.end === length.end && Number.isInteger(months.value)
      ? { inMonths: sign * Number(months.value) }
      : { inSeconds: sign * Number(length.value) };
  if (lead) return { end: index.skip('from_now', length.end), value: away(1) };
  if (back) return { end: length.end, value: away(-1) };
  const now = index.particle('from_now', length.end);
  if (now) return { end: now.end, value: away(1) };
  const ago = index.particle('ago', length.end);
  if (ago) return { end: ago.end, value: away(-1) };
  return fromDay(index, length.end, Number(length.value) / DAY);
}

function fromDay(index: SpanIndex, at: number, plusDays: number): Reading<When> | undefined {
  const from = index.particle('from_day', at);
  if (!from || !Number.isInteger(plusDays)) return undefined;
  const day = namedAt(index, from.end) ?? whichAt(index, from.end) ?? weekdayAt(index, from.end);
  return day && day.value.repeat === undefined
    ? { end: day.end, value: { ...day.value, plusDays } }
    : undefined;
}

/** "Tomorrow", "this evening", which is a day and a part of it. */
function namedAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const day = index.longest('day', at);
  if (!day) return undefined;
  const part = index.longest('daypart', at);
  return {
    end: day.end,
    value: { day: Number(day.value), ...(part?.end === day.end && { part: Number(part.value) }) },
  };
}

/** "Next Friday", "this weekend", "next month". */
function whichAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const which = index.particle('which_day', at);
  if (!which) return undefined;
  const day = index.longest('weekday', which.end) ?? index.particle('weekend', which.end);
  if (day)
    return {
      end: day.end,
      value: { weekday: Number(day.value), which: which.value as NonNullable<When['which']> },
    };
  const [unit] = unitsAt(index, which.end);
  const calendar = unit?.value.calendar;
  return unit && calendar && calendar !== 'day' && which.value === 'next'
    ? { end: unit.end, value: aheadOf(calendar) }
    : undefined;
}

/** Several days, or one in the plural, come every week: "on Mondays and Thursdays". */
function weekdayAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const weekend = index.particle('weekend', at);
  if (weekend) return { end: weekend.end, value: { weekday: Number(weekend.value) } };
  const days = weekdaysAt(index, at);
  const [first] = days?.value ?? [];
  if (!days || first === undefined) return undefined;
  if (isPlural(index, days.end - 1))
    return { end: days.end, value: { repeat: { every: 'week', interval: 1, weekdays: days.value } } };
  const occasion = index.longest('occasion', days.end);
  if (occasion && isPlural(index, occasion.end - 1))
    return {
      end: occasion.end,
      value: { repeat: { every: 'week', interval: 1, weekdays: days.value }, part: Number(occasion.value) },
    };
  return { end: index.longest('weekday', at)?.end ?? at + 1, value: { weekday: first } };
}

function isPlural(index: SpanIndex, at: number): boolean {
  const token = index.tokens[at];
  return token !== undefined && token.stem !== token.text;
}

function aheadOf(calendar: NonNullable<When['endOf']>): When {
  if (calendar === 'week') return { weeksAhead: 1 };
  if (calendar === 'day') return { day: 1 };
  return { inMonths: calendar === 'month' ? 1 : MONTHS_A_YEAR };
}
