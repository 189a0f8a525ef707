import type { YearGridMonth } from '@twyn/design-system';
import { formatFullDay, formatQuantity, LOCALE } from '../../../lib/format';
import type { MoodCalendar } from '../../../shared/mood/api/mood.api';
import { dayName, daysIn, monthFrom } from '../../../lib/calendar';
import { meanOf } from './day-means';
import { oneDecimal } from './sentences';

export const MONTHS_SHOWN = 12;
const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'short' });

/** The first day that the year in days shows. */
export function yearFrom(today: Date): Date {
  return monthFrom(today, 1 - MONTHS_SHOWN);
}

/** Twelve months up to the present one, day by day. */
export function yearMonths(days: MoodCalendar['items'], today: Date): YearGridMonth[] {
  const byDay = new Map(days.map(({ day, mean }) => [day, mean]));
  return Array.from({ length: MONTHS_SHOWN }, (_, place) => {
    const month = monthFrom(yearFrom(today), place);
    const dates = Array.from(
      { length: daysIn(month) },
      (_each, day) => new Date(month.getFullYear(), month.getMonth(), day + 1),
    ).filter((date) => date <= today);
    const means = dates.flatMap((date) => byDay.get(dayName(date)) ?? []);
    return {
      name: monthName.format(month),
      ...((place === 0 || month.getMonth() === 0) && { year: String(month.getFullYear()) }),
      days: dates.map((date) => {
        const value = byDay.get(dayName(date));
        return { label: formatFullDay(date), ...(value !== undefined && { value }) };
      }),
      ...(means.length > 0 && {
        mean: oneDecimal(meanOf(means)),
        count: formatQuantity(means.length, 'day', 'days'),
      }),
    };
  });
}
