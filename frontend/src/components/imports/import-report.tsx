import { Button, DataTable, Dialog, Stack } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { useSkipPagesInfiniteQuery } from '../../shared/imports/api/import-reports.api';
import { LoadMore } from '../load-more';
import { QueryBoundary } from '../query-boundary';
import { RowSkeleton } from '../row-skeleton';

export interface ImportReportProps {
  /** Of the import, such as `/api/imports/17`. */
  address: string;
  fileName: string;
}

/** What was not kept as it stood in the file, and why. */
export function ImportReport({ address, fileName }: ImportReportProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
        Report
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Report on ${fileName}`}
        actions={
          <>
            <Button tone="quiet" onClick={() => setIsOpen(false)}>
              Close
            </Button>
            <Button href={`${address}/skips.csv`} component="a">
              Download as CSV
            </Button>
          </>
        }
      >
        {isOpen && <Skips address={address} />}
      </Dialog>
    </>
  );
}

function Skips({ address }: { address: string }): ReactElement {
  const query = useSkipPagesInfiniteQuery(address, { refetchOnMountOrArgChange: true });
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
