import { Card, DataTable, Icon, IconButton, Row, Text, Time } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import {
  type ReadingEntry,
  useReadingEntryPagesInfiniteQuery,
} from '../../../shared/readings/api/readings.api';
import { useRemoveEntry } from '../hooks/use-remove-entry';
import type { OverviewItem } from '../lib/reading-cards';
import { valueWords, wholeValue } from '../../../components/readings/reading-words';
import { sourceWords } from '../lib/source-words';
import { EditReading } from './edit-reading';

/** Every reading as it was measured, to be corrected or removed. */
export function RawReadings({ item }: { item: OverviewItem }): ReactElement {
  const query = useReadingEntryPagesInfiniteQuery(item.metric);
  const [edited, setEdited] = useState<ReadingEntry | null>(null);
  const remove = useRemoveEntry(item);
  return (
    <section aria-labelledby="raw">
      <Text variant="h2" id="raw" style={{ marginBottom: 12 }}>
        {item.isOfNight ? 'Raw nights' : 'Raw readings'}
      </Text>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your readings"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={5} />
          </Card>
        }
      >
        {({ pages }) => (
          <>
            <DataTable
              label={`Readings of ${item.label}`}
              rows={pages.flatMap(({ items }) => items)}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'when',
                  header: 'When',
                  cell: ({ at }) => <Time dateTime={at}>{formatWhen(at)}</Time>,
                },
                {
                  key: 'value',
                  header: item.unit === '' || item.unit === 'h' ? 'Value' : `Value, ${item.unit}`,
                  align: 'end',
                  cell: ({ value }) => valueWords(value, item),
                },
                { key: 'source', header: 'Source', wideOnly: true, cell: sourceWords },
                {
                  key: 'actions',
                  header: 'Change',
                  hideHeader: true,
                  align: 'end',
                  cell: (entry) => (
                    <Row gap={0.5} justify="end" nowrap>
                      <IconButton
                        size="sm"
                        label={`Correct ${describe(entry, item)}`}
                        icon={<Icon name="edit" size={18} />}
                        onClick={() => setEdited(entry)}
                      />
                      <IconButton
                        size="sm"
                        label={`Remove ${describe(entry, item)}`}
                        icon={<Icon name="trash" size={18} />}
                        onClick={() => void remove(entry)}
                      />
                    </Row>
                  ),
                },
              ]}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryBoundary>
      <EditReading item={item} entry={edited} onClose={() => setEdited(null)} />
    </section>
  );
}

function describe({ value, at }: ReadingEntry, item: OverviewItem): string {
  return `${wholeValue(value, item)}, ${formatWhen(at)}`;
}
