import { Button, DataTable, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatWhen } from '../../../lib/format';
import { formatBytes } from '../../../shared/imports/format-bytes';
import { type CallsOf, useOutsideCallPagesInfiniteQuery } from '../api/ai-dashboard.api';
import { machineName, outcomeWords, partWords, reasonWords } from '../lib/outside-words';

/** The latest calls first, a page at a time. */
export function OutsideCalls({ of }: { of: CallsOf }): ReactElement {
  const query = useOutsideCallPagesInfiniteQuery(of, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load the calls"
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={<Text tone="muted">None in the last 30 days.</Text>}
      skeleton={<Skeleton shape="block" height={240} />}
    >
      {({ pages }) => (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start', alignSelf: 'stretch' }}>
          <DataTable
            label={of === 'server' ? 'Calls of the server' : 'Calls to other machines'}
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ id }) => id}
            columns={[
              { key: 'at', header: 'When', cell: ({ at }) => formatWhen(at) },
              { key: 'machine', header: 'Machine', cell: machineName },
              { key: 'part', header: 'For', wideOnly: true, cell: partWords },
              { key: 'reason', header: 'Because', cell: reasonWords },
              { key: 'outcome', header: 'Came of it', cell: outcomeWords },
              { key: 'sent', header: 'Sent', align: 'end', cell: ({ bytesSent }) => formatBytes(bytesSent) },
              {
                key: 'received',
                header: 'Received',
                align: 'end',
                wideOnly: true,
                cell: ({ bytesReceived }) => formatBytes(bytesReceived),
              },
            ]}
          />
          {query.hasNextPage && (
            <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more
            </Button>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}
