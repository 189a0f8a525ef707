import { Badge, Button, Card, ItemRow, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type ScheduledCommand,
  useCancelScheduledCommandMutation,
  useListScheduledCommandsQuery,
  useSkipScheduledCommandMutation,
} from '../../../shared/reminders/api/reminders.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RemovableRow } from '../../../components/removable-row';
import { dueLabel } from '../../../components/reminders/due';
import { recurrenceWords } from '../../../components/reminders/recurrence-words';
import { useNow } from '../../../components/reminders/use-now';
import { notify } from '../../../lib/notify';

/** How old "in 5 minutes" may be. */
const NOW_EVERY_MS = 30_000;
type Outcome = NonNullable<ScheduledCommand['outcome']>;

const OUTCOMES: Readonly<Record<Outcome, { label: string; tone: 'success' | 'danger' | 'warning' }>> = {
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  missed: { label: 'Missed', tone: 'warning' },
};

/** What the twin does by itself: when, and what came of it. Nothing at all where there is nothing. */
export function ScheduledCommands(): ReactElement {
  const query = useListScheduledCommandsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const now = useNow(NOW_EVERY_MS);
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your scheduled commands"
      skeleton={null}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
    >
      {({ items }) => (
        <Card title="Scheduled commands" padding="none" aria-label="Scheduled commands">
          <ul>
            {items.map((command) => (
              <ScheduledRow key={command.id} command={command} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </QueryBoundary>
  );
}

function ScheduledRow({ command, now }: { command: ScheduledCommand; now: Date }): ReactElement {
  const { status, text, outcome, result } = command;
  const shown = outcome && OUTCOMES[outcome];
  return (
    <RemovableRow>
      <ItemRow
        wrapAction
        title={text}
        badge={
          shown && (
            <Badge tone={shown.tone}>
              {status === 'waiting' ? `Last time: ${shown.label.toLowerCase()}` : shown.label}
            </Badge>
          )
        }
        secondary={
          <>
            {whenWords(command, now)}
            {result !== null && <div>{result}</div>}
          </>
        }
        action={status === 'waiting' && <ScheduledActions command={command} />}
      />
    </RemovableRow>
  );
}

function ScheduledActions({ command }: { command: ScheduledCommand }): ReactElement {
  const { id, text, dueAt, recurrence } = command;
  const [skip, skipping] = useSkipScheduledCommandMutation();
  const [cancel, cancelling] = useCancelScheduledCommandMutation();
  const handleSkip = async (): Promise<void> => {
    const { data } = await skip({ id, reminderOccurrence: { dueAt } });
    if (data) notify.success(`Skipped: ${text}`);
  };
  const handleCancel = async (): Promise<void> => {
    const { data } = await cancel({ id });
    if (data) notify.success(`Cancelled: ${text}`);
  };
  return (
    <Row gap={1}>
      {recurrence && (
        <Button
          size="sm"
          tone="quiet"
          loading={skipping.isLoading}
          aria-label={`Skip ${text} once`}
          onClick={() => void handleSkip()}
        >
          Skip
        </Button>
      )}
      <Button
        size="sm"
        tone="quiet"
        loading={cancelling.isLoading}
        aria-label={`Cancel ${text}`}
        onClick={() => void handleCancel()}
      >
        Cancel
      </Button>
    </Row>
  );
}

/** "Tomorrow, 22:00", "Today, 22:00 · Every day at 22:00". */
function whenWords({ dueAt, recurrence }: ScheduledCommand, now: Date): string {
  const due = dueLabel(new Date(dueAt), now);
  return recurrence ? `${due} · ${recurrenceWords(recurrence)}` : due;
}
