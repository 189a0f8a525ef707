import { Card, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type ServerMetrics, useGetServerMetricsQuery } from '../api/admin.api';
import { formatCount } from '../../../lib/format';

/** Whether one piece of work holds up everybody's requests. Where it cannot be read, the people above still can. */
export function ServerHealth(): ReactElement | null {
  const { data } = useGetServerMetricsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (!data) return null;
  const { lastMinute, sinceStart } = data.eventLoop;
  return (
    <Card title="Server">
      <Stack spacing={1}>
        <Text tone="muted">How long the server kept everyone waiting.</Text>
        <Delay when="Last minute" delay={lastMinute} />
        <Delay when="Since start" delay={sinceStart} />
      </Stack>
    </Card>
  );
}

interface DelayProps {
  when: string;
  delay: ServerMetrics['eventLoop']['lastMinute'];
}

function Delay({ when, delay: { p99Ms, maxMs } }: DelayProps): ReactElement {
  return (
    <Text tabular>
      {when}: 99% under {formatCount(p99Ms)} ms, longest {formatCount(maxMs)} ms
    </Text>
  );
}
