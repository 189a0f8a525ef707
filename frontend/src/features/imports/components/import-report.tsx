import { Button, DataTable, Dialog, Stack } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { type MemoryImport, reportAddress, useSkipPagesInfiniteQuery } from '../api/imports.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';

/** What was not kept as it stood in the file, and why. */
export function ImportReport({ job }: { job: MemoryImport }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
        Report
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Report on ${job.fileName}`}
        actions={
          <>
            <Button tone="quiet" onClick={() => setIsOpen(false)}>
              Close
            </Button>
            <Button href={reportAddress(job)} component="a">
              Download as CSV
            </Button>
          </>
        }
      >
        {isOpen && <Skips id={job.id} />}
      </Dialog>
    </>
  );
}

function Skips({ id }: { id: string }): ReactElement {
  const query = useSkipPagesInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load the report"
      skeleton={<RowSkeleton rows={3} />}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={null}
    >
      {({ pages }) => (
        <Stack spacing={1}>
          <DataTable
            label="Rows that were skipped or changed"
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ position }) => String(position)}
            columns={[
              { key: 'place', header: 'Row', cell: ({ row, file }) => `${row}, ${file}` },
              {
                key: 'reason',
                header: 'Why',
                cell: ({ reason, isKept }) => (isKept ? `Kept. ${reason}` : reason),
              },
            ]}
          />
          <LoadMore query={query} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
