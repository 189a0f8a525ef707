import { Temporal } from 'temporal-polyfill';
import {
  isTimedUnit,
  type KeptRecurrence,
  LAST_DAY_OF_MONTH,
  TIMED_UNIT_MS,
  type TimedUnit,
} from './recurrence.js';

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

type Rule = Omit<KeptRecurrence, 'timeZone'>;
type CalendarRule = Rule & { readonly every: Exclude<Rule['every'], TimedUnit> };
type Day = Temporal.PlainDate;

/**
 * The first occurrence after that moment, at the hour that it begins with by the clock on the wall. Where clocks are put
 * forward over the hour it is one hour later, on that day only; where they are put back over it, the first of the two.
 * Minutes and hours are counted by the time that passes, whatever clocks do.
 */
export function nextOccurrence(rule: Rule, after: Date, timeZone: string): Date {
  const { every } = rule;
  if (isTimedUnit(every)) {
    const steps = new StepsOfRule(rule, TIMED_UNIT_MS[every], timeZone);
    return steps.momentOf(Math.max(0, steps.countUntil(after) + 1));
  }
  const days = new DaysOfRule({ ...rule, every });
  // The day before as well: an hour that clocks were put forward over may have been of another day.
  for (let period = Math.max(0, days.periodOf(dayThere(after, timeZone)) - 1); ; period += 1) {
    for (const day of days.ofPeriod(period)) {
      const moment = days.momentOn(day, timeZone);
      if (moment > after) return moment;
    }
  }
}

/** The last occurrence until that moment, or at it; undefined where it has not begun by then. */
export function lastOccurrence(rule: Rule, until: Date, timeZone: string): Date | undefined {
  const { every } = rule;
  if (isTimedUnit(every)) {
    const steps = new StepsOfRule(rule, TIMED_UNIT_MS[every], timeZone);
    const count = steps.countUntil(until);
    return count < 0 ? undefined : steps.momentOf(count);
  }
  const days = new DaysOfRule({ ...rule, every });
  for (let period = days.periodOf(dayThere(until, timeZone)); period >= 0; period -= 1) {
    const moments = days.ofPeriod(period).map((day) => days.momentOn(day, timeZone));
    const last = moments.findLast((moment) => moment <= until);
    if (last) return last;
  }
  return undefined;
}

/** Whether it comes at just that moment. */
export function isOccurrence(rule: Rule, moment: Date, timeZone: string): boolean {
  return lastOccurrence(rule, moment, timeZone)?.getTime() === moment.getTime();
}

/** The moments of a rule of minutes or hours, by how many came before them. */
class StepsOfRule {
  private readonly first: number;
  private readonly stepMs: number;

  constructor({ start, interval }: Rule, unitMs: number, timeZone: string) {
    this.first = Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone).epochMilliseconds;
    this.stepMs = interval * unitMs;
  }

  /** Of the last one until that moment; below nought before the beginning. */
  countUntil(moment: Date): number {
    return Math.floor((moment.getTime() - this.first) / this.stepMs);
  }

  momentOf(count: number): Date {
    return new Date(this.first + count * this.stepMs);
  }
}

/** The days of a rule, by its periods: so many days, weeks, months or years, counted from the one in which it begins. */
class DaysOfRule {
  private readonly start: Temporal.PlainDateTime;
  private readonly first: Day;

  constructor(private readonly rule: CalendarRule) {
    this.start = Temporal.PlainDateTime.from(rule.start);
    this.first = this.start.toPlainDate();
  }

  /** The period that the day is in; below nought before the beginning. */
  periodOf(day: Day): number {
    return Math.floor(this.unitsUntil(day) / this.rule.interval);
  }

  /** In order, those before the beginning left out. */
  ofPeriod(period: number): Day[] {
    const days = this.daysFrom(period * this.rule.interval);
    return days.filter((day) => Temporal.PlainDate.compare(day, this.first) >= 0);
  }

  momentOn(day: Day, timeZone: string): Date {
    const shown = day.toPlainDateTime(this.start.toPlainTime());
    return new Date(shown.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
  }

  private unitsUntil(day: Day): number {
    switch (this.rule.every) {
      case 'day':
        return this.first.until(day, { largestUnit: 'days' }).days;
      case 'week':
        return mondayOf(this.first).until(mondayOf(day), { largestUnit: 'days' }).days / DAYS_OF_WEEK;
      case 'month':
        return monthsOf(day) - monthsOf(this.first);
      case 'year':
        return day.year - this.first.year;
    }
  }

  private daysFrom(units: number): Day[] {
    const { every, weekdays, monthDay = this.first.day } = this.rule;
    switch (every) {
      case 'day':
        return [this.first.add({ days: units })];
      case 'week': {
        const monday = mondayOf(this.first).add({ weeks: units });
        const wanted = weekdays?.map(sinceMonday) ?? [this.first.dayOfWeek - 1];
        return wanted.toSorted((one, other) => one - other).map((days) => monday.add({ days }));
      }
      case 'month':
        return [dayOfMonth(this.first.with({ day: 1 }).add({ months: units }), monthDay)];
      case 'year':
        return [dayOfMonth(this.first.with({ day: 1 }).add({ years: units }), monthDay)];
    }
  }
}

function dayThere(at: Date, timeZone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

function mondayOf(day: Day): Day {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

function monthsOf({ year, month }: Day): number {
  return year * MONTHS_OF_YEAR + month;
}

/** From 0 on Sundays, to 0 on Mondays. */
function sinceMonday(weekday: number): number {
  return (weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
}

function dayOfMonth(month: Day, day: number): Day {
  const wanted = day === LAST_DAY_OF_MONTH ? month.daysInMonth : day;
  return month.with({ day: Math.min(wanted, month.daysInMonth) });
}
