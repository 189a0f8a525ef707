import type { ReactElement } from 'react';
import { Time } from '../../components/time/time';
import { ValuesTable } from '../../internal/values-table';
import type { TrendPoint } from './trend-point';

interface TrendTableProps {
  label: string;
  unit: string;
  points: readonly TrendPoint[];
  formatValue: (value: number) => string;
  formatMoment: (at: string) => string;
}

/** Every value of the line, the latest first. */
export function TrendTable({
  label,
  unit,
  points,
  formatValue,
  formatMoment,
}: TrendTableProps): ReactElement {
  return (
    <ValuesTable frameLabel={`${label}, all values`} {...{ label, unit }}>
      {points.toReversed().map(({ at, value, note }, index) => (
        <tr key={`${at} ${String(index)}`}>
          <td>
            <Time dateTime={at}>{formatMoment(at)}</Time>
          </td>
          <td>
            {formatValue(value)}
            {note !== undefined && <span>, {note}</span>}
          </td>
        </tr>
      ))}
    </ValuesTable>
  );
}
