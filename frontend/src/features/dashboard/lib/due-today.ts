import { isDue, whenDue } from '../../../components/reminders/due';
import type { Reminder } from '../../../shared/reminders/api/reminders.api';

/** Open until the end of the day, the earliest first, with timers that run or stand still; one that rings is in the banner. */
export function dueToday(reminders: readonly Reminder[], now: Date): Reminder[] {
  const tomorrow = startOfTomorrow(now);
  return byTime(
    reminders.filter((each) => {
      if (each.kind === 'timer' && isDue(each, now)) return false;
      const due = whenDue(each);
      return due === null ? each.kind === 'timer' : due < tomorrow;
    }),
  );
}

/** What comes first after today. */
export function nextAfterToday(reminders: readonly Reminder[], now: Date): Reminder | undefined {
  const tomorrow = startOfTomorrow(now);
  return byTime(reminders.filter((each) => (whenDue(each) ?? now) >= tomorrow)).at(0);
}

function byTime(reminders: Reminder[]): Reminder[] {
  const time = (each: Reminder): number => whenDue(each)?.getTime() ?? Infinity;
  return reminders.toSorted((one, other) => time(one) - time(other));
}

function startOfTomorrow(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
}
