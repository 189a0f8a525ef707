import { ScatterPlot, Skeleton, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatQuantity } from '../../../lib/format';
import { type Finding, type FindingDays, useGetFindingDaysQuery } from '../api/insights.api';
import { amount, axisLabel, dayWords } from '../lib/amounts';

const HEIGHT = 260;

/** The days behind a finding, as points. */
export function FindingChart({ finding }: { finding: Finding }): ReactElement {
  const query = useGetFindingDaysQuery({ id: finding.id });
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load its days"
      skeleton={<Skeleton shape="block" height={HEIGHT} />}
    >
      {(found) => <Points finding={finding} found={found} />}
    </QueryBoundary>
  );
}

function Points({
  finding,
  found: { series, days },
}: {
  finding: Finding;
  found: FindingDays;
}): ReactElement {
  const y = series.at(-1);
  const x = series.length > 1 ? series[0] : undefined;
  if (!y || days.length === 0) return <Text tone="muted">Its days are not there any more.</Text>;
  // Of a change or an unusual day there is one series, along the days.
  const points = days.map((each, index) => ({
    x: each.x ?? index,
    y: each.y,
    isMarked: !x && each.day === finding.change?.day,
  }));
  const ends = (value: number): string =>
    dayWords(days[Math.max(0, Math.min(days.length - 1, Math.round(value)))]?.day ?? '');
  return (
    <ScatterPlot
      domain={y.domain}
      summary={summaryOf(finding, days)}
      points={points}
      xLabel={x ? axisLabel(x) : ''}
      yLabel={axisLabel(y)}
      formatX={(value) => (x ? amount(value, { ...x, unit: '' }) : ends(value))}
      formatY={(value) => amount(value, { ...y, unit: '' })}
      table={{
        caption: finding.sentence,
        columns: ['Day', ...(x ? [axisLabel(x)] : []), axisLabel(y)],
        rows: days
          .toReversed()
          .map((each) => [
            dayWords(each.day),
            ...(x ? [each.x === null ? '' : amount(each.x, { ...x, unit: '' })] : []),
            amount(each.y, { ...y, unit: '' }),
          ]),
      }}
    />
  );
}

function summaryOf({ series }: Finding, days: FindingDays['days']): string {
  const names = series.map(({ title }) => title).join(' and ');
  const [first, last] = [days[0], days.at(-1)].map((each) => dayWords(each?.day ?? ''));
  const period = first === last ? first : `${first ?? ''} to ${last ?? ''}`;
  return `${names} on ${formatQuantity(days.length, 'day', 'days')}, ${period ?? ''}.`;
}
