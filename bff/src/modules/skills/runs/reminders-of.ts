import { reminderChanges } from '../../reminders/reminders.dto.js';
import { type RunRow } from './runs.repository.js';

/** The reminders, alarms and timers that a run made or changed, by their ids. */
export function remindersOf({ effects }: Pick<RunRow, 'effects'>): string[] {
  const ids = effects.flatMap(({ effect }) =>
    'reminders' in effect ? reminderChanges.parse(effect.reminders).map(({ after }) => after.id) : [],
  );
  return [...new Set(ids)];
}
