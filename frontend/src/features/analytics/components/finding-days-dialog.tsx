import { Button, DataTable, Dialog, Link, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { dayAddress } from '../../../lib/addresses';
import { type Finding, type FindingDays, useGetFindingDaysQuery } from '../api/insights.api';
import { amount, axisLabel, dayWords } from '../lib/amounts';
import { exploreAddress } from '../lib/explore-address';

interface FindingDaysDialogProps {
  finding: Finding;
  onClose: () => void;
}

const GROUPS = { low: 'low', middle: 'between', high: 'high' } as const;

/** Every day that a finding rests on, the latest first, each with the way to its page. */
export function FindingDaysDialog({ finding, onClose }: FindingDaysDialogProps): ReactElement {
  const query = useGetFindingDaysQuery({ id: finding.id });
  const [x, y] = finding.series;
  return (
    <Dialog
      open
      onClose={onClose}
      title="The days behind it"
      actions={
        <>
          {x && y && (
            <Button
              tone="secondary"
              href={exploreAddress({ x: x.key, y: y.key, lag: finding.lag ?? 0, days: 365 })}
            >
              Explore
            </Button>
          )}
          <Button tone="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Text>{finding.sentence}</Text>
        <QueryBoundary
          query={query}
          errorTitle="Couldn’t load its days"
          skeleton={<Skeleton shape="block" height={320} />}
          isEmpty={({ days }) => days.length === 0}
          empty={<Text tone="muted">Its days are not there any more.</Text>}
        >
          {(found) => <Days found={found} />}
        </QueryBoundary>
      </Stack>
    </Dialog>
  );
}

type Day = FindingDays['days'][number];

function Days({ found: { series, days } }: { found: FindingDays }): ReactElement | null {
  const y = series.at(-1);
  const x = series.length > 1 ? series[0] : undefined;
  if (!y) return null;
  return (
    <DataTable
      label="Days, the latest first"
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          header: 'Day',
          cell: ({ day }: Day) => <Link href={dayAddress(day)}>{dayWords(day)}</Link>,
        },
        ...(x
          ? [
              {
                key: 'x',
                header: axisLabel(x),
                cell: (each: Day) =>
                  each.x === null ? '' : `${amount(each.x, { ...x, unit: '' })}, ${GROUPS[each.group]}`,
              },
            ]
          : []),
        { key: 'y', header: axisLabel(y), cell: (each: Day) => amount(each.y, { ...y, unit: '' }) },
      ]}
    />
  );
}
