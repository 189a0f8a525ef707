import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Time } from '../../components/time/time';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';
import { tableFrameStyle, tableStyle } from '../../internal/values-table.style';
import type { TrendPoint } from './trend-point';

interface TrendTableProps {
  label: string;
  unit: string;
  points: readonly TrendPoint[];
  formatValue: (value: number) => string;
  formatMoment: (at: string) => string;
}

const Frame = styled.div(tableFrameStyle);
const Table = styled.table(tableStyle);

/** Every value of the line, the latest first. */
export function TrendTable({
  label,
  unit,
  points,
  formatValue,
  formatMoment,
}: TrendTableProps): ReactElement {
  return (
    // A keyboard scrolls only what it can reach.
    <Frame role="region" aria-label={`${label}, all values`} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{label}, the latest first</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{unit === '' ? label : `${label}, ${unit}`}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </Table>
    </Frame>
  );
}
