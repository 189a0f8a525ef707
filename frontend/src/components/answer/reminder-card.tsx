import { Card } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListRemindersQuery } from '../../shared/reminders/api/reminders.api';
import { ReminderRow } from '../reminders/reminder-row';
import { TimerRow } from '../reminders/timer-row';
import { useNow } from '../reminders/use-now';

const HALF_MINUTE_MS = 30_000;

/** The reminders and timers that an answer made or changed, as they are now; those that are done are gone. */
export function ReminderCard({ ids }: { ids: readonly string[] }): ReactElement | null {
  const { data } = useListRemindersQuery();
  const now = useNow(HALF_MINUTE_MS);
  const open = data?.items.filter(({ id }) => ids.includes(id)) ?? [];
  if (open.length === 0) return null;
  return (
    <Card padding="none" as="ul">
      {open.map((reminder) =>
        reminder.kind === 'timer' ? (
          <TimerRow key={reminder.id} timer={reminder} />
        ) : (
          <ReminderRow key={reminder.id} reminder={reminder} now={now} />
        ),
      )}
    </Card>
  );
}
