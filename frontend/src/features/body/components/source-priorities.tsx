import { Box, Card, ReorderList, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatQuantity } from '../../../lib/format';
import {
  type ReadingSources,
  usePrioritiseReadingSourcesMutation,
} from '../../../shared/readings/api/readings.api';
import { sourceWords } from '../lib/source-words';

type Shared = ReadingSources['shared'][number];

/** Of what several sources measure: which one counts, so that nothing is counted twice. */
export function SourcePriorities({ shared }: { shared: readonly Shared[] }): ReactElement {
  return (
    <section aria-labelledby="priorities">
      <Text variant="h2" id="priorities">
        Priorities per reading
      </Text>
      <Box sx={{ mb: 2 }}>
        <Text tone="muted">
          Where several sources measure the same hour, the first one counts. Drag a source, or move it a step
          at a time.
        </Text>
      </Box>
      <Stack spacing={2}>
        {shared.map((each) => (
          <Card key={each.metric} title={each.label} titleAs="h3">
            <Order shared={each} />
          </Card>
        ))}
      </Stack>
    </section>
  );
}

function Order({ shared }: { shared: Shared }): ReactElement {
  const { metric, label, series } = shared;
  const [prioritise] = usePrioritiseReadingSourcesMutation();
  const [order, setOrder] = useState(() => series.map(({ id }) => id));
  const ordered = [
    ...order.flatMap((id) => series.find((each) => each.id === id) ?? []),
    ...series.filter(({ id }) => !order.includes(id)),
  ];
  const reorder = (ids: string[]): void => {
    const next = ids.map(Number);
    setOrder(next);
    void prioritise({ metric, prioritiseSources: { series: next } });
  };
  return (
    <ReorderList
      label={`Sources of ${label}`}
      onReorder={reorder}
      items={ordered.map((each, place) => ({
        id: String(each.id),
        label: sourceWords(each),
        detail: `${place === 0 ? 'Counts first, ' : ''}${formatQuantity(each.readings, 'reading', 'readings')}`,
      }))}
    />
  );
}
