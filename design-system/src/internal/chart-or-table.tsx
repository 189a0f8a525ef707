import styled from '@emotion/styled';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../components/button/button';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { media, space, typeStyle } from '../theme/css';
import { color } from '../theme/vars';
import { size } from '../tokens/size';
import { tableFrameStyle, tableStyle } from './values-table.style';

export interface ValuesTable {
  /** Names the table: "Mood by day, the latest first". */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartOrTableProps {
  /** All of it in one sentence; the name of the picture. */
  summary: string;
  /** A drawing; nothing in it is read aloud. */
  chart: ReactNode;
  /** What the marks mean. */
  legend?: ReactNode;
  /** Every value of the drawing. */
  table: ValuesTable;
}

const Root = styled.div({ display: 'grid', gap: space(1.5), minWidth: 0 });
const Summary = styled.p({ ...typeStyle('caption'), color: color.text.muted });
const Frame = styled.div({ ...tableFrameStyle, marginTop: 0 });
const Table = styled.table(tableStyle);
const Foot = styled.div({
  minHeight: size.controlSm,
  marginInlineStart: space(-1.5),
  [media.touch]: { minHeight: size.touch },
});

/** A drawing with its sentence, and the same as a table at a press. */
export function ChartOrTable({ summary, chart, legend, table }: ChartOrTableProps): ReactElement {
  const [isTable, setIsTable] = useState(false);
  return (
    <Root>
      {isTable ? (
        <Values {...table} />
      ) : (
        <>
          <div role="img" aria-label={summary}>
            {chart}
          </div>
          {legend}
        </>
      )}
      <Summary>{summary}</Summary>
      <Foot>
        <Button size="sm" tone="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Foot>
    </Root>
  );
}

function Values({ caption, columns, rows }: ValuesTable): ReactElement {
  return (
    // A keyboard scrolls only what it can reach.
    <Frame role="region" aria-label={`${caption}, all values`} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
