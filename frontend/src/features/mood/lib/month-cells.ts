import type { MonthGridDay } from '@twyn/design-system';
import { formatFullDay, formatQuantity } from '../../../lib/format';
import type { MoodCalendar } from '../../../shared/mood/api/mood.api';
import { moodName, nearestStep } from '../../../shared/mood/mood-names';
import { dayName, daysIn } from '../../../lib/calendar';
import { oneDecimal } from './sentences';

/** The days of a month with what was told on each. */
export function monthCells(month: Date, days: MoodCalendar['items'], today: Date): MonthGridDay[] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: daysIn(month) }, (_, place) => {
    const date = new Date(month.getFullYear(), month.getMonth(), place + 1);
    const told = byDay.get(dayName(date));
    return {
      day: place + 1,
      isToday: dayName(date) === dayName(today),
      isFuture: date > today,
      ...(told ? toldOn(date, told) : { label: formatFullDay(date) }),
    };
  });
}

function toldOn(
  date: Date,
  { mean, count, isSample }: MoodCalendar['items'][number],
): Pick<MonthGridDay, 'label' | 'step' | 'caption'> {
  const step = nearestStep(mean);
  const entries = formatQuantity(
    count,
    isSample ? 'sample entry' : 'entry',
    isSample ? 'sample entries' : 'entries',
  );
  return {
    step,
    label: `${formatFullDay(date)}: ${moodName(step).toLowerCase()}, ${oneDecimal(mean)}, ${entries}`,
    caption: count > 1 ? `${oneDecimal(mean)} · ${String(count)}` : oneDecimal(mean),
  };
}
