import { Box, Button, Dialog, ItemRow, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { formatWhen } from '../../../../lib/format';
import { type HomeConnection, useListHomeProblemsQuery } from '../../api/connections.api';

interface ConnectionProblemsProps {
  connection: HomeConnection;
  onClose: () => void;
}

/** What came and was not taken, each with the reason. */
export function ConnectionProblems({ connection, onClose }: ConnectionProblemsProps): ReactElement {
  const { id, name } = connection;
  const query = useListHomeProblemsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      open
      title={`Left out of ${name}`}
      onClose={onClose}
      actions={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load what was left out"
        skeleton={<RowSkeleton rows={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text>Nothing was left out: all that came was understood.</Text>}
      >
        {({ items }) => (
          <>
            <Text>The last 50 at most, the latest first.</Text>
            {/* Rows have a margin of their own, as the dialog has. */}
            <Box component="ul" sx={{ mx: { xs: -2, sm: -2.5 } }}>
              {items.map(({ at, source, reason }, place) => (
                <li key={`${at} ${String(place)}`}>
                  <ItemRow
                    title={reason}
                    secondary={
                      <>
                        {source}, <Time dateTime={at}>{formatWhen(at)}</Time>
                      </>
                    }
                  />
                </li>
              ))}
            </Box>
          </>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
