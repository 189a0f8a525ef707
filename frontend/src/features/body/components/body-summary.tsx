import { Badge, Box, Button, Card, Dialog, Row, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { healthSlice } from '../../../shared/readings/health.slice';
import { healthStatus, type HealthStatus } from '../../../shared/readings/health-status';
import { useSharedSelector } from '../../../shared/state/hooks';
import { useGetScoresQuery } from '../api/scores.api';
import { headline } from '../lib/headline';
import type { OverviewItem } from '../lib/reading-cards';

interface BodySummaryProps {
  items: readonly OverviewItem[];
  now: Date;
  /** The scores, below the sentence. */
  children?: ReactNode;
}

interface Status extends HealthStatus {
  /** The scores that stand in for what was not logged. */
  of?: readonly string[];
}

const TONES = { Excellent: 'success', Good: 'success', 'Needs Attention': 'warning' } as const;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What is unusual first, in one sentence, with the overall status by the published rule. */
export function BodySummary({ items, now, children }: BodySummaryProps): ReactElement {
  const { title, detail } = headline(items, now);
  const status = useStatus();
  return (
    <Card padding="none">
      <Box sx={{ px: { xs: 2, md: 3 }, py: 2.5 }}>
        <Text variant="h2">{title}</Text>
        <Text tone="muted">{detail}</Text>
        <Row gap={1} style={{ marginTop: 12 }}>
          <Text variant="label">Overall status</Text>
          <Badge tone={TONES[status.word]}>{status.word}</Badge>
          <Text variant="caption" tone="muted" tabular>
            {status.score.toFixed(2)}
          </Text>
          {status.assumed.length > 0 && !status.of && <Badge>Sample</Badge>}
          {status.of && (
            <Text variant="caption" tone="muted">
              from {list.format(status.of)}
            </Text>
          )}
          <StatusRule status={status} />
        </Row>
      </Box>
      {children}
    </Card>
  );
}

/** Of what was logged; else of the scores that are known; else of the values of the specification. */
function useStatus(): Status {
  const logged = healthStatus(useSharedSelector(healthSlice.selectSlice));
  const scored = useGetScoresQuery().data?.status;
  if (logged.assumed.length === 0 || !scored) return logged;
  return { ...logged, word: scored.label, score: scored.value, of: scored.of };
}

/** How the status is worked out, and what of it was never measured. */
function StatusRule({ status }: { status: Status }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="quiet" style={{ marginInlineStart: -12 }} onClick={() => setIsOpen(true)}>
        How it’s worked out
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Overall status">
        <Text>
          The average of focus, energy and one minus stress, each from 0 to 1: above 0.7 is Excellent, above
          0.5 is Good, anything else is Needs Attention. It is {status.score.toFixed(2)} now.
        </Text>
        {status.assumed.length > 0 && (
          <Text style={{ marginTop: 12 }}>
            You haven’t logged {list.format(status.assumed)} yet, so{' '}
            {status.of ? `the scores of ${list.format(status.of)}` : 'sample values'} stand in. Add a reading
            of each to see the status of what you logged.
          </Text>
        )}
      </Dialog>
    </>
  );
}
