import styled from '@emotion/styled';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { ReactElement } from 'react';
import { MuiScope } from '../../theme/mui-scope';
import { color } from '../../theme/vars';
import { axisTextStyle, chartHeight } from './trend-chart.style';
import { SPACE_UNIT_PX } from '../../tokens/size';
import { FEW_POINTS, type TrendDomain, type TrendPoint } from './trend-point';
import { linesOf, type Scale } from './trend-scale';
import { type DrawnPoint, withGaps } from './trend-gaps';

export interface TrendLineProps {
  domain: TrendDomain;
  points: readonly TrendPoint[];
  scale: Scale;
  formatValue: (value: number) => string;
  formatDay: (at: string) => string;
}

const shapes = { body: 'square', mood: 'diamond', memory: 'circle' } as const;

const margin = { top: SPACE_UNIT_PX, right: SPACE_UNIT_PX, bottom: 3 * SPACE_UNIT_PX, left: 0 };

/** The first mark keeps clear of the numbers. */
const tickLabelStyle = { fill: color.text.faint, translate: `${String(-SPACE_UNIT_PX / 2)}px 0` };

const Rule = styled.line({ stroke: color.border.hairline, shapeRendering: 'crispEdges' });
const AxisText = styled.text(axisTextStyle);

/** The drawing alone: its name and its table are beside it. */
export function TrendLine({ domain, points, scale, formatValue, formatDay }: TrendLineProps): ReactElement {
  const hue = color.domain[domain].line;
  const drawn = withGaps(points);
  return (
    <MuiScope>
      <ChartsContainer
        height={chartHeight.picture}
        margin={margin}
        skipAnimation
        disableKeyboardNavigation
        xAxis={[{ data: drawn.map(({ at }) => new Date(at)), scaleType: 'time', position: 'none' }]}
        yAxis={[
          {
            min: scale.low,
            max: scale.high,
            tickInterval: scale.ticks,
            valueFormatter: formatValue,
            width: 'auto',
            // room for what the numbers are moved by
            tickSize: SPACE_UNIT_PX,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[
          {
            type: 'line',
            data: drawn.map(({ value }) => value),
            // between two readings nothing is known: no curve may go beyond them
            curve: 'linear',
            color: hue,
            shape: shapes[domain],
            showMark: ({ index }) => points.length <= FEW_POINTS || isMarked(drawn, index),
          },
        ]}
      >
        <Rules at={linesOf(scale.ticks)} />
        <ChartsYAxis tickLabelStyle={tickLabelStyle} />
        <LinePlot skipAnimation />
        <MarkPlot skipAnimation slotProps={{ mark: { style: { fill: hue } } }} />
        <Ends points={points} formatDay={formatDay} />
      </ChartsContainer>
    </MuiScope>
  );
}

/** The last, and what stands between two gaps, which no line leads to. */
function isMarked(drawn: readonly DrawnPoint[], index: number): boolean {
  const isAlone = [index - 1, index + 1].every((beside) => (drawn[beside]?.value ?? null) === null);
  return index === drawn.length - 1 || isAlone;
}

function Rules({ at }: { at: readonly number[] }): ReactElement[] {
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  return at.map((value) => (
    <Rule key={value} x1={left} x2={left + width} y1={scale(value)} y2={scale(value)} />
  ));
}

/** Where the line begins and where it ends; one name where both are the same. */
function Ends({ points, formatDay }: Pick<TrendLineProps, 'points' | 'formatDay'>): ReactElement {
  const { left, width } = useDrawingArea();
  const [first, last] = [points.at(0), points.at(-1)].map((point) => point && formatDay(point.at));
  const y = chartHeight.picture - SPACE_UNIT_PX / 2;
  return (
    <>
      {first !== last && (
        <AxisText x={left} y={y}>
          {first}
        </AxisText>
      )}
      <AxisText x={left + width} y={y} textAnchor="end">
        {last}
      </AxisText>
    </>
  );
}
