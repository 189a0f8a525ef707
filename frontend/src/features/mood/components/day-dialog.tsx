import { Dialog } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatLongDay } from '../../../lib/format';
import { useListMoodEntriesQuery } from '../../../shared/mood/api/mood.api';
import { addDays } from '../../../lib/calendar';
import { EntryList } from './entry-list';

/** All that was told on one day. */
export function DayDialog({ day, onClose }: { day: Date; onClose: () => void }): ReactElement {
  const query = useListMoodEntriesQuery({ from: day.toISOString(), before: addDays(day, 1).toISOString() });
  return (
    <Dialog open onClose={onClose} title={formatLongDay(day)}>
      <QueryBoundary query={query} errorTitle="Couldn’t load the day" skeleton={<RowSkeleton rows={2} />}>
        {({ items }) => <EntryList entries={items} />}
      </QueryBoundary>
    </Dialog>
  );
}
