import { Box, Card, Link, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { dueLabel, nameOf, whenDue } from '../../../components/reminders/due';
import { ReminderRow } from '../../../components/reminders/reminder-row';
import { TimerRow } from '../../../components/reminders/timer-row';
import { RowSkeleton } from '../../../components/row-skeleton';
import { paths } from '../../../lib/paths';
import { dueToday, nextAfterToday } from '../lib/due-today';
import type { Today } from '../hooks/use-today';

const SHOWN = 5;

/** What the day still wants, and what comes after it when that is nothing. */
export function DueToday({ query, now }: { query: Today['reminders']; now: Date }): ReactElement {
  return (
    <Card
      padding="none"
      title="Due today"
      aria-label="Due today"
      actions={
        <Link tone="muted" href={paths.reminders}>
          All reminders
        </Link>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your reminders"
        skeleton={<RowSkeleton rows={2} />}
      >
        {({ items }) => {
          const due = dueToday(items, now);
          if (due.length === 0) return <NothingDue next={nextAfterToday(items, now)} now={now} />;
          return (
            <>
              <ul>
                {due
                  .slice(0, SHOWN)
                  .map((reminder) =>
                    reminder.kind === 'timer' ? (
                      <TimerRow key={reminder.id} timer={reminder} />
                    ) : (
                      <ReminderRow key={reminder.id} reminder={reminder} now={now} />
                    ),
                  )}
              </ul>
              {due.length > SHOWN && (
                <Box sx={{ px: { xs: 2, md: 2.5 }, pb: 1.5 }}>
                  <Text variant="caption" tone="muted">
                    {due.length - SHOWN} more under Reminders
                  </Text>
                </Box>
              )}
            </>
          );
        }}
      </QueryBoundary>
    </Card>
  );
}

interface NothingDueProps {
  next: ReturnType<typeof nextAfterToday>;
  now: Date;
}

function NothingDue({ next, now }: NothingDueProps): ReactElement {
  const due = next && whenDue(next);
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Text>Nothing more today.</Text>
      <Text variant="caption" tone="muted">
        {next && due
          ? `Next: ${nameOf(next)}, ${dueLabel(due, now)}`
          : 'Say “remind me to …” and it appears here.'}
      </Text>
    </Box>
  );
}
