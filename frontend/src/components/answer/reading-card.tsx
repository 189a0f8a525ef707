import { TrendChart, TrendSkeleton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListReadingsQuery } from '../../shared/readings/api/readings.api';
// What is shown here is the latest that is known of the owner's health.
import '../../shared/readings/health.slice';
import { formatWhen } from '../../lib/format';
import { decimalsOf, formatDecimal } from './format-decimal';
import { QueryBoundary } from '../query-boundary';
import { endFormat } from './end-format';
import { readingSummary } from './reading-summary';

interface ReadingCardProps {
  metric: string;
  from: string;
  before: string;
}

/** What was measured in the time that an answer is about, as it stands now. */
export function ReadingCard({ metric, from, before }: ReadingCardProps): ReactElement {
  const query = useListReadingsQuery({ metric, from, before });
  return (
    <QueryBoundary
      query={query}
      skeleton={<TrendSkeleton domain="body" />}
      errorTitle="Couldn’t load your readings"
      inCard
    >
      {({ label, unit, decimals: most, items }) => {
        const decimals = decimalsOf(
          items.map(({ value }) => value),
          most,
        );
        const formatValue = (value: number): string => formatDecimal(value, decimals);
        return (
          <TrendChart
            domain="body"
            label={label}
            unit={unit}
            points={items}
            decimals={decimals}
            summary={readingSummary(items, { formatValue, unit })}
            formatValue={formatValue}
            formatDay={endFormat(items)}
            formatMoment={(at) => formatWhen(at)}
          />
        );
      }}
    </QueryBoundary>
  );
}
