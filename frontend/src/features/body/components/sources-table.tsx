import { Badge, Card, DataTable, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatCount, formatQuantity, formatWhen } from '../../../lib/format';
import { type ReadingSources, useListReadingSourcesQuery } from '../../../shared/readings/api/readings.api';
import { sourceWords, tellsByItself } from '../lib/source-words';

type Source = ReadingSources['items'][number];

const DAY_MS = 86_400_000;
/** Before that, a device that says nothing is no news. */
const SILENT_DAYS = 2;
const NAMED = 4;

/** Where readings come from: who tells what, how much, and when last. */
export function SourcesTable(): ReactElement {
  const query = useListReadingSourcesQuery();
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your sources"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={3} />
        </Card>
      }
    >
      {({ items }) => (
        <DataTable
          label="Where readings come from"
          rows={items}
          rowKey={(row) => [row.origin, row.source, row.device].join(' ')}
          columns={[
            {
              key: 'source',
              header: 'Source',
              cell: (row) => <Text variant="label">{sourceWords(row)}</Text>,
            },
            { key: 'state', header: 'State', cell: (row) => <State source={row} /> },
            { key: 'metrics', header: 'Used for', wideOnly: true, cell: metricWords },
            {
              key: 'readings',
              header: 'Readings',
              align: 'end',
              wideOnly: true,
              cell: ({ readings }) => formatCount(readings),
            },
            { key: 'last', header: 'Last', align: 'end', cell: ({ lastAt }) => formatWhen(lastAt) },
          ]}
        />
      )}
    </QueryBoundary>
  );
}

function State({ source }: { source: Source }): ReactElement {
  const [now] = useState(() => Date.now());
  const days = Math.floor((now - Date.parse(source.lastAt)) / DAY_MS);
  if (source.origin === 'sample') return <Badge plain>Sample data</Badge>;
  if (source.origin === 'import') return <Badge plain>Import</Badge>;
  if (!tellsByItself(source)) return <Badge plain>By hand</Badge>;
  if (days < SILENT_DAYS)
    return (
      <Badge plain tone="success">
        In time
      </Badge>
    );
  return (
    <Badge plain tone="warning">
      Silent {formatQuantity(days, 'day', 'days')}
    </Badge>
  );
}

function metricWords({ metrics }: Source): string {
  const named = metrics.slice(0, NAMED).map(({ label }) => label);
  const others = metrics.length - named.length;
  return others === 0 ? named.join(', ') : `${named.join(', ')} and ${String(others)} more`;
}
