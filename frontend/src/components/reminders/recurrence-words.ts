import type { KeptRecurrence } from '../../shared/reminders/api/reminders.api';
import { LOCALE } from '../../lib/format';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WORKDAYS = '1,2,3,4,5';
const LAST_DAY = -1;

type Rule = Omit<KeptRecurrence, 'timeZone'>;

/** "Every Thursday at 18:00", "Every second week on Monday and Friday at 09:00", "Every 8 hours". */
export function recurrenceWords(recurrence: Rule): string {
  const [day = '', time = ''] = recurrence.start.split('T');
  const isByTime = recurrence.every === 'minute' || recurrence.every === 'hour';
  const words = daysOf(recurrence, new Date(`${day}T00:00:00Z`));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${isByTime ? '' : ` at ${time.slice(0, 5)}`}`;
}

function daysOf({ every, interval, weekdays, monthDay }: Rule, first: Date): string {
  const each = eachOf(every, interval);
  switch (every) {
    case 'minute':
    case 'hour':
      return interval === 1 ? each : `every ${String(interval)} ${every}s`;
    case 'day':
      return each;
    case 'week': {
      const days = weekdays ?? [first.getUTCDay()];
      const named = days.join() === WORKDAYS ? 'weekday' : listed(days.map((day) => WEEKDAYS[day] ?? ''));
      return interval === 1 ? `every ${named}` : `${each} on ${named}`;
    }
    case 'month': {
      const day = monthDay ?? first.getUTCDate();
      return `the ${day === LAST_DAY ? 'last day' : ordinal(day)} of ${each}`;
    }
    case 'year':
      return `${each} on ${first.toLocaleDateString(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'long' })}`;
  }
}

function eachOf(unit: string, interval: number): string {
  if (interval === 1) return `every ${unit}`;
  return interval === 2 ? `every second ${unit}` : `every ${String(interval)} ${unit}s`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const ending = (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';
  return `${String(day)}${ending}`;
}
