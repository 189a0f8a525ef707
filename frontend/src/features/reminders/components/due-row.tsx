import { Box, Button, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { dueLabel, nameOf, whenDue } from '../../../components/reminders/due';
import { SnoozeMenu } from '../../../components/reminders/snooze-menu';
import { useNow } from '../../../components/reminders/use-now';
import { useClose } from '../../../components/reminders/use-close';
import { paths } from '../../../lib/paths';
import { type Reminder, useAdjustTimerMutation } from '../../../shared/reminders/api/reminders.api';

const MINUTE_MS = 60_000;
const MORE_SECONDS = 5 * 60;
const KINDS = { reminder: 'Reminder', mood: 'Mood', alarm: 'Alarm', timer: 'Timer' } as const;

/** One thing that is due: what it is, since when, and what can be done with it. */
export function DueRow({ reminder }: { reminder: Reminder }): ReactElement {
  const { complete } = useClose(reminder);
  const [adjust] = useAdjustTimerMutation();
  const now = useNow(MINUTE_MS);
  const name = nameOf(reminder);
  const due = whenDue(reminder);
  const isTimer = reminder.kind === 'timer';
  return (
    <Box component="li" aria-label={`Due: ${name}`} sx={{ py: 0.75 }}>
      <Row gap={1}>
        <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text>{isTimer ? `${name} is done` : name}</Text>
          <Text variant="caption" tone="muted">
            {KINDS[reminder.kind]}
            {due && `, ${dueLabel(due, now)}`}
          </Text>
        </Box>
        {isTimer ? (
          <Button
            size="sm"
            tone="quiet"
            aria-label={`+5 min for ${name}`}
            onClick={() => void adjust({ id: reminder.id, adjustTimer: { seconds: MORE_SECONDS } })}
          >
            +5 min
          </Button>
        ) : (
          <SnoozeMenu reminder={reminder} />
        )}
        {reminder.kind === 'mood' && (
          <Button size="sm" href={paths.mood}>
            Log a mood
          </Button>
        )}
        <Button size="sm" aria-label={`Done: ${name}`} onClick={() => void complete()}>
          Done
        </Button>
      </Row>
    </Box>
  );
}
