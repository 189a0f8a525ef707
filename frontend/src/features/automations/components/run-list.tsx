import { Badge, Card, ItemRow, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import { type AutomationRun, useListAutomationRunsQuery } from '../api/automations.api';

const OUTCOMES = {
  running: { label: 'Running', tone: 'neutral' },
  finished: { label: 'Done', tone: 'success' },
  stopped: { label: 'Stopped', tone: 'warning' },
  refused: { label: 'Held back', tone: 'neutral' },
  missed: { label: 'Missed', tone: 'warning' },
  suspended: { label: 'Paused', tone: 'danger' },
} as const;
const STATUSES = {
  due: 'is about to be done',
  started: 'is being done',
  waiting: 'waits for your yes',
  done: 'done',
  failed: 'failed',
  declined: 'not done',
  unknown: 'nobody knows whether it was done',
  went: '',
} as const;

/** Why it did something, and why not: the newest runs. */
export function RunList({ id }: { id: string }): ReactElement {
  const query = useListAutomationRunsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Card title="Runs" padding="none" aria-label="Runs">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the runs"
        skeleton={<RowSkeleton rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<ItemRow title="It has not run yet." />}
      >
        {({ items }) => (
          <ul>
            {items.map((run) => (
              <li key={run.id}>
                <RunRow run={run} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}

function RunRow({ run }: { run: AutomationRun }): ReactElement {
  const { outcome, reason, count, startedAt, trigger, values, steps } = run;
  const { label, tone } = OUTCOMES[outcome];
  return (
    <ItemRow
      wrapAction
      title={<Time dateTime={startedAt}>{formatWhen(startedAt)}</Time>}
      badge={<Badge tone={tone}>{count > 1 ? `${label}, ${String(count)} times` : label}</Badge>}
      secondary={
        <Stack spacing={0.5}>
          {trigger !== null && <Text variant="caption">{`When: ${trigger}`}</Text>}
          {values.map(({ name, value }) => (
            <Text key={name} variant="caption">{`If: ${name} was ${value}`}</Text>
          ))}
          {steps.map(({ at, text, status, result, tookMs }, index) => (
            <Text key={`${at}-${String(index)}`} variant="caption">
              {`Then: ${[text, STATUSES[status], result === null || text.includes(result) ? '' : result, tookMs === null ? '' : `${String(tookMs)} ms`].filter(Boolean).join(' · ')}`}
            </Text>
          ))}
          {reason !== null && <Text variant="caption">{`Because ${reason}.`}</Text>}
        </Stack>
      }
    />
  );
}
