import { Card, EmptyState, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { useNow } from '../../../components/reminders/use-now';
import { sectionsOf } from '../lib/sections';
import { ReminderRow } from '../../../components/reminders/reminder-row';
import { TimerRow } from '../../../components/reminders/timer-row';

const HALF_MINUTE_MS = 30_000;

/** What is open, by when it is due. */
export function OpenReminders(): ReactElement {
  const query = useListRemindersQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow(HALF_MINUTE_MS);
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your reminders"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={4} />
        </Card>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card>
          <EmptyState title="No reminders">
            Enter what and when above. Reminders that are due appear on every screen while Twyn is open.
          </EmptyState>
        </Card>
      }
    >
      {({ items }) => (
        <Stack spacing={2}>
          {sectionsOf(items, now).map(({ title, reminders }) => (
            <Card key={title} title={title} padding="none" aria-label={title}>
              <ul>
                {reminders.map((reminder) =>
                  reminder.kind === 'timer' ? (
                    <TimerRow key={reminder.id} timer={reminder} />
                  ) : (
                    <ReminderRow key={reminder.id} reminder={reminder} now={now} />
                  ),
                )}
              </ul>
            </Card>
          ))}
        </Stack>
      )}
    </QueryBoundary>
  );
}
