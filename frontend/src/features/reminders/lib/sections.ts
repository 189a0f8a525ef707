import type { Reminder } from '../../../shared/reminders/api/reminders.api';
import { whenDue } from '../../../components/reminders/due';

export interface Section {
  readonly title: string;
  readonly reminders: readonly Reminder[];
}

/** Reminders and alarms by the day they are due; timers stand apart. What has nothing in it is left out. */
export function sectionsOf(reminders: readonly Reminder[], now: Date): Section[] {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const titleOf = (reminder: Reminder): string => {
    if (reminder.kind === 'timer') return 'Timers';
    const due = whenDue(reminder);
    if (due === null) return 'Some day';
    if (due <= now) return 'Due';
    return due < tomorrow ? 'Today' : 'Later';
  };
  const byTitle = Map.groupBy(reminders, titleOf);
  return ['Timers', 'Due', 'Today', 'Later', 'Some day'].flatMap((title) => {
    const found = byTitle.get(title);
    return found ? [{ title, reminders: found }] : [];
  });
}
