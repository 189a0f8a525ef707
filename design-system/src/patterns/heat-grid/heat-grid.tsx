import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ChartKey, hatch } from '../../internal/chart-key';
import { ChartOrTable } from '../../internal/chart-or-table';
import { domainVars } from '../../internal/domain';
import { corner, media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface HeatGridCell {
  /** Nothing where there are too few for one. */
  value?: number;
  /** How many it is of; 0: there is nothing at all. */
  count: number;
}

export interface HeatGridProps {
  /** All of it in one sentence; the name of the picture. */
  summary: string;
  /** Of the table: "Mood by weekday and hour". */
  caption: string;
  /** What the rows are, at the head of the table: "Weekday". */
  rowsName: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly HeatGridCell[] }[];
  formatValue: (value: number) => string;
  /** "under 5 entries". */
  fewWords: string;
}

/** The lowest value is still told from what has none. */
const LEAST = 10;
const MOST = 95;
const KEY_SHARES = [0, 0.25, 0.5, 0.75, 1];

const Chart = styled.div({ ...domainVars, display: 'grid', gap: 3, alignItems: 'center' });
const Name = styled.span({ ...typeStyle('caption'), paddingInlineEnd: space(1), color: color.text.muted });
const Column = styled.span({ ...typeStyle('caption'), color: color.text.faint, overflow: 'hidden' });
const Cell = styled.i({
  display: 'block',
  height: size.heatCell,
  borderRadius: corner('xxs'),
  '&[data-share]': {
    background: `color-mix(in oklab, var(--d-line) var(--share), ${color.surface.selected})`,
  },
  '&[data-few]': { background: hatch },
  '&[data-none]': { border: edge.hairline },
  '[data-key] &': { width: size.plotMark * 1.5, height: size.plotMark },
  [media.phone]: { height: size.levelCell },
});

/** How a value differs over two scales, such as weekday and hour. Too few is hatched, nothing is an outline. */
export function HeatGrid(props: HeatGridProps): ReactElement {
  const { summary, caption, rowsName, columns, rows, formatValue, fewWords } = props;
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const shareOf = (value: number): number => (most > least ? (value - least) / (most - least) : 0.5);
  return (
    <ChartOrTable
      summary={summary}
      chart={
        <Chart
          aria-hidden
          data-domain="mood"
          style={{ gridTemplateColumns: `auto repeat(${String(columns.length)}, minmax(0, 1fr))` }}
        >
          <span />
          {columns.map((column) => (
            <Column key={column}>{column}</Column>
          ))}
          {rows.map(({ name, cells }) => [
            <Name key={name}>{name}</Name>,
            ...cells.map(({ value, count }, place) => (
              <Heat
                key={`${name} ${columns[place] ?? ''}`}
                count={count}
                {...(value !== undefined && { share: shareOf(value) })}
              />
            )),
          ])}
        </Chart>
      }
      legend={
        <ChartKey data-key data-domain="mood">
          {values.length > 0 && (
            <span>
              {formatValue(least)}
              {KEY_SHARES.map((share) => (
                <Heat key={share} share={share} count={1} />
              ))}
              {formatValue(most)}
            </span>
          )}
          <span>
            <Cell data-few />
            {fewWords}
          </span>
        </ChartKey>
      }
      table={{
        caption,
        columns: [rowsName, ...columns],
        rows: rows.map(({ name, cells }) => [
          name,
          ...cells.map(({ value, count }) =>
            value === undefined ? `– (${String(count)})` : `${formatValue(value)} (${String(count)})`,
          ),
        ]),
      }}
    />
  );
}

function Heat({ share, count }: { share?: number; count: number }): ReactElement {
  if (share === undefined) return count === 0 ? <Cell data-none /> : <Cell data-few />;
  const mixed = LEAST + (MOST - LEAST) * share;
  return <Cell data-share style={{ ['--share' as string]: `${String(Math.round(mixed))}%` }} />;
}
