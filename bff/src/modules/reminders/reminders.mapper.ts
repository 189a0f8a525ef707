import { type Reminder as StoredReminder } from './reminder.js';
import { toRecurrenceResponse } from './recurrence/recurrence.mapper.js';
import { type Reminder } from './reminders.dto.js';

export function toReminderResponse(stored: StoredReminder): Reminder {
  return {
    ...stored,
    dueAt: iso(stored.dueAt),
    recurrence: toRecurrenceResponse(stored.recurrence),
    snoozedUntil: iso(stored.snoozedUntil),
    startedAt: iso(stored.startedAt),
    closedAt: iso(stored.closedAt),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
