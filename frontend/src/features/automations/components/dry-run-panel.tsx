import { Badge, Button, Card, ItemRow, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { errorMessage } from '../../../api/api-error';
import { formatWhen } from '../../../lib/format';
import { type AutomationRule, type DryRunResult, useDryRunAutomationMutation } from '../api/automations.api';

const OUTCOMES = {
  ran: { label: 'Would run', tone: 'success' },
  held_back: { label: 'Held back', tone: 'neutral' },
  missed: { label: 'Missed', tone: 'warning' },
} as const;
const DAYS = 28;
const MOST = 10;

/** What the rule would have done; nothing is switched. */
export function DryRunPanel({ rule }: { rule: AutomationRule }): ReactElement {
  const [run, { data, error, isLoading }] = useDryRunAutomationMutation();
  return (
    <Card title="Dry run over the past four weeks">
      <Stack spacing={2} aria-live="polite">
        <Text tone="muted">Looks at what was kept. Nothing is switched.</Text>
        <div>
          <Button
            size="sm"
            tone="secondary"
            loading={isLoading}
            onClick={() => void run({ dryRunRequest: { rule, days: DAYS } })}
          >
            Try it
          </Button>
        </div>
        {error !== undefined && <Text tone="danger">{errorMessage(error)}</Text>}
        {data && <Result result={data} />}
      </Stack>
    </Card>
  );
}

function Result({ result }: { result: DryRunResult }): ReactElement {
  const { ran, heldBack, items, notKept, isCut } = result;
  return (
    <>
      <Text>{`It would have run ${times(ran)} and was held back ${times(heldBack)}.`}</Text>
      <ul>
        {items.slice(0, MOST).map(({ at, outcome, reason, trigger }, index) => (
          <li key={`${at}-${String(index)}`}>
            <ItemRow
              wrapAction
              title={<Time dateTime={at}>{formatWhen(at)}</Time>}
              badge={<Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
              secondary={[trigger, reason].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
      {[...notKept, ...(isCut ? ['More happened than was looked at.'] : [])].map((text) => (
        <Text key={text} variant="caption" tone="muted">
          {`Not in it: ${text}`}
        </Text>
      ))}
    </>
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${String(count)} times`;
}
