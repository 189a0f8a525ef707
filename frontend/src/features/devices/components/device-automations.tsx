import { Badge, Card, Link, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatAgo } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useListDeviceAutomationsQuery } from '../api/devices.api';

/** The automations that would miss it. */
export function DeviceAutomations({ id }: { id: string }): ReactElement {
  const query = useListDeviceAutomationsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Card title="Used by">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load what uses it"
        skeleton={<RowSkeleton rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text tone="muted">
            No automation yet. <Link href={paths.automations}>Write one</Link>
          </Text>
        }
      >
        {({ items }) => (
          <Stack component="ul" spacing={1.5}>
            {items.map(({ id: rule, name, words, isEnabled, lastRanAt }) => (
              <li key={rule}>
                <Row>
                  <Link href={`${paths.automations}/${rule}`}>{name}</Link>
                  {!isEnabled && <Badge tone="neutral">Off</Badge>}
                </Row>
                <Text variant="caption" tone="muted">
                  {words} {lastRanAt === null ? 'It has not run yet.' : `It ran ${formatAgo(lastRanAt)}.`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}
