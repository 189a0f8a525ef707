import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { tableFrameStyle, tableStyle } from './values-table.style';

const Scroll = styled.div(tableFrameStyle);
const Table = styled.table(tableStyle);

interface ValuesTableProps {
  /** What the frame is called: "Weight, as a table". */
  frameLabel: string;
  label: string;
  unit: string;
  /** A row for each value, the latest first: when, and how much. */
  children: ReactNode;
}

/** The values of a chart as a table that scrolls in its own frame. */
export function ValuesTable({ frameLabel, label, unit, children }: ValuesTableProps): ReactElement {
  return (
    // A keyboard scrolls only what it can reach.
    <Scroll role="region" aria-label={frameLabel} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{label}, the latest first</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{unit === '' ? label : `${label}, ${unit}`}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroll>
  );
}
