import { Badge, Box, Button, Card, Dialog, Row, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { healthSlice } from '../../../shared/readings/health.slice';
import { healthStatus, type HealthStatus } from '../../../shared/readings/health-status';
import { useSharedSelector } from '../../../shared/state/hooks';
import { headline } from '../lib/headline';
import type { OverviewItem } from '../lib/reading-cards';

interface BodySummaryProps {
  items: readonly OverviewItem[];
  now: Date;
  /** The scores, below the sentence. */
  children?: ReactNode;
}

const TONES = { Excellent: 'success', Good: 'success', 'Needs Attention': 'warning' } as const;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What is unusual first, in one sentence, with the overall status by the published rule. */
export function BodySummary({ items, now, children }: BodySummaryProps): ReactElement {
  const { title, detail } = headline(items, now);
  const status = healthStatus(useSharedSelector(healthSlice.selectSlice));
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
          {status.assumed.length > 0 && <Badge>Sample</Badge>}
          <StatusRule status={status} />
        </Row>
      </Box>
      {children}
    </Card>
  );
}

/** How the status is worked out, and what of it was never measured. */
function StatusRule({ status }: { status: HealthStatus }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
        How it’s worked out
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Overall status">
        <Text>
          The average of focus, energy and one minus stress, each from 0 to 1: above 0.7 is Excellent, above
          0.5 is Good, anything else is Needs Attention. It is {status.score.toFixed(2)} now.
        </Text>
        {status.assumed.length > 0 && (
          <Text style={{ marginTop: 12 }}>
            You haven’t logged {list.format(status.assumed)} yet, so sample values stand in. Add a reading of
            each to see your own status.
          </Text>
        )}
      </Dialog>
    </>
  );
}
