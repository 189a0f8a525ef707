import type { ReactElement } from 'react';
import { Time } from '../../components/time/time';
import { ValuesTable } from '../../internal/values-table';
import type { ChartSeries } from './chart-scene';
import { minMax } from './min-max';

interface ChartTableProps extends ChartSeries {
  label: string;
  unit: string;
  /** Indices: the second is one too far. */
  range: readonly [number, number];
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
}

/** Of more rows nobody reads the last; the file has them all. */
const BUCKETS = 200;

/** The stretch that is seen as rows, the latest first; of very many the least and greatest of each part. */
export function ChartTable(props: ChartTableProps): ReactElement {
  const { label, unit, times, values, range, formatValue, formatMoment } = props;
  const rows = minMax(values, range[0], range[1], BUCKETS).filter((index) => !Number.isNaN(values[index]));
  return (
    <ValuesTable frameLabel={`${label}, as a table`} {...{ label, unit }}>
      {rows.toReversed().map((index) => (
        <tr key={index}>
          <td>
            <Time dateTime={new Date(times[index] ?? 0).toISOString()}>
              {formatMoment(times[index] ?? 0)}
            </Time>
          </td>
          <td>{formatValue(values[index] ?? 0)}</td>
        </tr>
      ))}
    </ValuesTable>
  );
}
