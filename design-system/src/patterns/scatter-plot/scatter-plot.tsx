import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ChartOrTable, type ValuesTable } from '../../internal/chart-or-table';
import { domainVars, type Domain } from '../../internal/domain';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { SPACE_UNIT_PX } from '../../tokens/size';

export interface ScatterPoint {
  x: number;
  y: number;
  /** Stands out from the others. */
  isMarked?: boolean;
}

export interface ScatterPlotProps {
  domain: Domain;
  /** All of it in one sentence; the name of the picture. */
  summary: string;
  points: readonly ScatterPoint[];
  /** What the axes are: "Asleep, h". */
  xLabel: string;
  yLabel: string;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  /** A straight line through the points. */
  line?: { slope: number; intercept: number };
  /** Every point of the picture. */
  table: ValuesTable;
}

const PICTURE = 26 * SPACE_UNIT_PX;
const POINT = 0.9;
/** Of its scale, between the round numbers at both ends. */
const MOST_STEPS = 5;
const ROUND = [1, 2, 5, 10];
/** Of the picture, between its edge and a point at the end of a scale. */
const EDGE = 0.03;
/** Of a value by itself, to either side. */
const ALONE = 0.1;

const Root = styled.div({
  ...domainVars,
  ...typeStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(0.5, 1),
  color: color.text.faint,
});
const Head = styled.span({ gridColumn: '1 / -1' });
const Ends = styled.span({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
});
const Foot = styled.span({ gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: space(1) });
const Picture = styled.svg({
  display: 'block',
  width: '100%',
  height: PICTURE,
  borderInlineStart: `1px solid ${color.border.control}`,
  borderBottom: `1px solid ${color.border.control}`,
  overflow: 'visible',
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' },
  '& [data-part="points"]': { stroke: 'var(--d-line)', strokeWidth: 4, opacity: 0.7 },
  '& [data-part="marked"]': { stroke: 'var(--d-fg)', strokeWidth: 8, strokeLinecap: 'square' },
  '& [data-part="line"]': { stroke: color.text.primary, strokeWidth: 2 },
});

/** Two values of each day against each other, with the line that goes through them. */
export function ScatterPlot(props: ScatterPlotProps): ReactElement {
  const { domain, summary, points, xLabel, yLabel, formatX, formatY, line, table } = props;
  const [xs, ys] = [rangeOf(points.map(({ x }) => x)), rangeOf(points.map(({ y }) => y))];
  const at = ({ x, y }: ScatterPoint): string =>
    `${(100 * share(x, xs)).toFixed(2)} ${(100 * (1 - share(y, ys))).toFixed(2)}`;
  const dots = (isMarked: boolean): string =>
    points
      .filter((point) => (point.isMarked ?? false) === isMarked)
      .map((point) => `M${at(point)}h${String(POINT / 100)}`)
      .join('');
  return (
    <ChartOrTable
      summary={summary}
      table={table}
      chart={
        <Root data-domain={domain} aria-hidden>
          <Head>{yLabel}</Head>
          <Ends>
            <span>{formatY(ys.to)}</span>
            <span>{formatY(ys.from)}</span>
          </Ends>
          <Picture viewBox="0 0 100 100" preserveAspectRatio="none">
            <path data-part="points" d={dots(false)} />
            <path data-part="marked" d={dots(true)} />
            {line && <path data-part="line" d={linePath(line, xs, ys)} />}
          </Picture>
          <Foot>
            <span>{formatX(xs.from)}</span>
            <span>{xLabel}</span>
            <span>{formatX(xs.to)}</span>
          </Foot>
        </Root>
      }
    />
  );
}

interface Range {
  from: number;
  to: number;
}

/** Ends at round numbers, so that an axis never names a value that there can’t be. */
function rangeOf(values: readonly number[]): Range {
  if (values.length === 0) return { from: 0, to: 1 };
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  // One value stands in the middle of as much as it may be off by.
  const slack = lowest === highest ? Math.max(1, Math.abs(lowest) * ALONE) : 0;
  const [least, most] = [lowest - slack, highest + slack];
  const finest = (most - least || 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(finest));
  const step = power * (ROUND.find((leading) => leading * power >= finest * (1 - 1e-9)) ?? 10);
  const [from, to] = [
    exact(Math.floor(exact(least / step)) * step),
    exact(Math.ceil(exact(most / step)) * step),
  ];
  return { from, to: to > from ? to : exact(from + step) };
}

/** Without the noise of binary fractions. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

function share(value: number, { from, to }: Range): number {
  return EDGE + ((1 - 2 * EDGE) * (value - from)) / (to - from);
}

/** As far as it stays within the picture. */
function linePath({ slope, intercept }: { slope: number; intercept: number }, xs: Range, ys: Range): string {
  const ends = [xs.from, xs.to].map((x) => {
    const y = Math.max(ys.from, Math.min(ys.to, slope * x + intercept));
    const onLine = slope === 0 ? x : (y - intercept) / slope;
    return `${(100 * share(onLine, xs)).toFixed(2)} ${(100 * (1 - share(y, ys))).toFixed(2)}`;
  });
  return `M${ends.join('L')}`;
}
