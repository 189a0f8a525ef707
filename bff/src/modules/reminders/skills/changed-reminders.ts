import { type Effect } from '../../skills/kit/skill-handler.js';
import { reminderChanges } from '../reminders.dto.js';

/** Ids of the reminders, alarms and timers that an effect made or changed. */
export function changedReminders({ reminders }: Effect): string[] {
  return reminders === undefined ? [] : reminderChanges.parse(reminders).map(({ after }) => after.id);
}
