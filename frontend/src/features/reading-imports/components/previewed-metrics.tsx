import { DataTable } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount } from '../../../lib/format';
import type { PreviewedMetric } from '../api/reading-imports.api';
import { periodLabel } from '../lib/reading-import-labels';

/** What was measured, how often, when and by what. */
export function PreviewedMetrics({ metrics }: { metrics: PreviewedMetric[] }): ReactElement | null {
  if (metrics.length === 0) return null;
  return (
    <DataTable
      label="What the file measured"
      rows={metrics}
      rowKey={({ metric }) => metric}
      columns={[
        {
          key: 'metric',
          header: 'Metric',
          cell: ({ title, unit }) => (unit === '' ? title : `${title} (${unit})`),
        },
        { key: 'readings', header: 'Readings', align: 'end', cell: ({ readings }) => formatCount(readings) },
        { key: 'when', header: 'When', cell: ({ from, to }) => periodLabel(from, to) },
        { key: 'sources', header: 'Measured by', wideOnly: true, cell: ({ sources }) => sources.join(', ') },
      ]}
    />
  );
}
