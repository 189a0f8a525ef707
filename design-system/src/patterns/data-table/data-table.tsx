import styled from '@emotion/styled';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { flag } from '../../internal/flag';
import { corner, media, space, tabularFigures, typeStyle, visuallyHidden } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { useOverflows } from './use-overflows';

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  /** Keeps the header for screen readers only, over a column of buttons. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** `end` for figures and buttons. @default 'start' */
  align?: 'start' | 'end';
  /** Left out on a phone; say what matters of it in the first column. */
  wideOnly?: boolean;
  /** No wider than what is in it, for a column of boxes. */
  narrow?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const Frame = styled.div({
  position: 'relative',
  // A parent that does not stretch it would let it be as wide as its longest word.
  maxWidth: '100%',
  overflowX: 'auto',
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
});
// words, hence proportional: the equal-width set also widens hyphens
const Table = styled.table({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'normal' });
const HeaderCell = styled.th({
  ...typeStyle('label'),
  height: size.control,
  padding: space(0, 2.5),
  color: color.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '&[data-align="end"]': { textAlign: 'end' },
  '&[data-narrow]': { width: 0, paddingInlineEnd: 0 },
  '& > span': visuallyHidden,
  [media.phone]: {
    padding: space(0, 2),
    '&[data-wide]': { display: 'none' },
    '&[data-align="end"]': { paddingInlineStart: space(1) },
  },
});
const Line = styled.tr({
  borderTop: edge.hairline,
  '&:hover': { background: color.surface.hover },
});
const Cell = styled.td({
  height: size.control,
  padding: space(1, 2.5),
  // a badge's icon would pull it off the line of the words beside it
  '& > span, & > label': { verticalAlign: 'middle' },
  '&[data-narrow]': { paddingInlineEnd: 0 },
  '&[data-align="end"]': { ...tabularFigures, textAlign: 'end' },
  [media.phone]: {
    padding: space(1, 2),
    '&[data-wide]': { display: 'none' },
    '&[data-align="end"]': { paddingInlineStart: space(1) },
    // a button has room of its own around its sign
    '&[data-align="end"]:has(button)': { paddingInline: space(1) },
  },
});

/** Rows to compare. Scrolls inside itself where it does not fit. */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  // Arrow keys scroll what has the focus.
  const reachable = useOverflows(frame) ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Frame ref={frame} {...reachable}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, hideHeader, align, wideOnly, narrow }) => (
              <HeaderCell
                key={key}
                scope="col"
                data-align={align}
                data-wide={flag(wideOnly)}
                data-narrow={flag(narrow)}
              >
                {hideHeader ? <span>{header}</span> : header}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={rowKey(row)}>
              {columns.map(({ key, cell, align, wideOnly, narrow }) => (
                <Cell key={key} data-align={align} data-wide={flag(wideOnly)} data-narrow={flag(narrow)}>
                  {cell(row)}
                </Cell>
              ))}
            </Line>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
