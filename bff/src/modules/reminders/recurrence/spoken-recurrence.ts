import { type KeptRecurrence, LAST_DAY_OF_MONTH } from './recurrence.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WORKDAYS = '1,2,3,4,5';
const LOCALE = 'en-GB';

/** "every Thursday at 18:00", "every second week on Monday and Friday at 09:00", "on the last day of every month at 12:00". */
export function spokenRecurrence(recurrence: Omit<KeptRecurrence, 'timeZone'>): string {
  const { start } = recurrence;
  return `${spokenDays(recurrence)} at ${start.slice(start.indexOf('T') + 1).slice(0, 5)}`;
}

function spokenDays({
  every,
  interval,
  weekdays,
  monthDay,
  start,
}: Omit<KeptRecurrence, 'timeZone'>): string {
  const first = new Date(`${start.slice(0, start.indexOf('T'))}T00:00:00Z`);
  const each = spokenInterval(every, interval);
  switch (every) {
    case 'day':
      return each;
    case 'week': {
      const days = weekdays ?? [first.getUTCDay()];
      const named = days.join() === WORKDAYS ? 'weekday' : listed(days.map((day) => WEEKDAYS[day] ?? ''));
      return interval === 1 ? `every ${named}` : `${each} on ${named}`;
    }
    case 'month': {
      const day = monthDay ?? first.getUTCDate();
      return day === LAST_DAY_OF_MONTH ? `on the last day of ${each}` : `on the ${ordinal(day)} of ${each}`;
    }
    case 'year': {
      const date = first.toLocaleDateString(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'long' });
      return `${each} on ${date}`;
    }
  }
}

function spokenInterval(unit: string, interval: number): string {
  if (interval === 1) return `every ${unit}`;
  return interval === 2 ? `every second ${unit}` : `every ${String(interval)} ${unit}s`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "1st", "22nd", "13th". */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const ending = (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';
  return `${String(day)}${ending}`;
}
