import { Card, SegmentedControl } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import type { HomeEntity } from '../../../../shared/home/api/home.api';
import { useGetEntityHistoryQuery } from '../../api/entities.api';
import { isMeasured, stateSpans } from '../../lib/entity-course';
import { type Hours, PERIODS } from '../../lib/period';
import { MeasuredChart } from './measured-chart';
import { StateChart } from './state-chart';

const HOUR_MS = 3_600_000;
/** A state holds from before the time that is shown: it is looked for in a week. */
const LEAD_HOURS = 168;

/** How it was over time: numbers as a line, states as lanes. */
export function EntityHistory({ entity }: { entity: HomeEntity }): ReactElement {
  const [hours, setHours] = useState<Hours>('24');
  const [openedAt] = useState(() => Date.now());
  const lead = isMeasured(entity) ? 0 : LEAD_HOURS;
  const from = openedAt - Number(hours) * HOUR_MS;
  const asked = new Date(from - lead * HOUR_MS).toISOString();
  const query = useGetEntityHistoryQuery({ id: entity.id, from: asked }, { refetchOnMountOrArgChange: true });
  const to = query.fulfilledTimeStamp ?? openedAt;
  return (
    <Card
      title="History"
      aria-label="History"
      actions={<SegmentedControl label="Period" options={PERIODS} value={hours} onChange={setHours} />}
    >
      <QueryBoundary query={query} errorTitle="Couldn’t load the history" skeleton={<RowSkeleton rows={3} />}>
        {(history) => {
          const course = {
            entity,
            hours,
            window: { from, to },
            spans: stateSpans(history, entity, { from, to }),
          };
          return isMeasured(entity) ? <MeasuredChart {...course} /> : <StateChart {...course} />;
        }}
      </QueryBoundary>
    </Card>
  );
}
