import { Card, DataTable, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { sourceLabel } from '../../../components/memory-labels';
import { formatCount, formatWhen } from '../../../lib/format';
import type { AiDashboard } from '../api/ai-dashboard.api';
import {
  AREA_NAMES,
  areaCount,
  leavingWords,
  partName,
  placeName,
  thinnestWords,
} from '../lib/dashboard-words';

/** How much is known of each part of a life, with the thinnest named. */
export function AreasCard({ areas }: Pick<AiDashboard, 'areas'>): ReactElement {
  return (
    <Card title="What it knows of each part of your life" aria-label="What it knows">
      <Stack spacing={1.5}>
        <DataTable
          label="Parts of your life"
          rows={areas}
          rowKey={({ area }) => area}
          columns={[
            { key: 'area', header: 'Part', cell: ({ area }) => AREA_NAMES[area].name },
            { key: 'count', header: 'Known', align: 'end', cell: areaCount },
            {
              key: 'latest',
              header: 'Last',
              align: 'end',
              wideOnly: true,
              cell: ({ latest }) => (latest === null ? 'never' : formatWhen(latest)),
            },
          ]}
        />
        <Text variant="caption" tone="muted">
          {thinnestWords(areas)}
        </Text>
      </Stack>
    </Card>
  );
}

/** Where memories came from. */
export function SourcesCard({ sources }: Pick<AiDashboard, 'sources'>): ReactElement {
  return (
    <Card title="Where it comes from" aria-label="Where it comes from">
      {sources.length === 0 ? (
        <Text tone="muted">Nothing was told yet.</Text>
      ) : (
        <DataTable
          label="Sources of memories"
          rows={sources}
          rowKey={({ source }) => source}
          columns={[
            {
              key: 'source',
              header: 'Source',
              cell: ({ source }) => sourceLabel({ source: { kind: source } }).name,
            },
            { key: 'count', header: 'Memories', align: 'end', cell: ({ count }) => formatCount(count) },
          ]}
        />
      )}
    </Card>
  );
}

/** Where this server is set up to send something, and whether that is outside. */
export function LeavingCard({ servers }: Pick<AiDashboard, 'servers'>): ReactElement {
  return (
    <Card title="Where it may send something" aria-label="Where it may send something">
      <Stack spacing={1.5}>
        <Text variant="lead">{leavingWords(servers)}</Text>
        {servers.length > 0 && (
          <DataTable
            label="Servers that are set up"
            rows={servers}
            rowKey={({ part, host }) => `${part} ${host}`}
            columns={[
              { key: 'part', header: 'For', cell: ({ part }) => partName(part) },
              { key: 'host', header: 'Server', cell: ({ host }) => host },
              { key: 'place', header: 'Where', cell: ({ place }) => placeName(place) },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
