import styled from '@emotion/styled';
import { useId, type ReactElement, type Ref } from 'react';
import type { ChartFrame } from './chart-scene';
import type { TimeChartProps } from './time-chart';
import { drawingStyle } from './time-chart.style';
import { secondHue } from './second-hue';

interface ChartDrawingProps {
  frame: ChartFrame;
  /** What stands beside the reading. */
  of: Pick<TimeChartProps, 'domain' | 'lane' | 'marks' | 'second'>;
  ref: Ref<SVGSVGElement>;
}

const Drawing = styled.svg(drawingStyle);

const HATCH = 6;

/** The parts of a chart, empty: `paintScene` fills them by hand. The order is that of what lies over what. */
export function ChartDrawing({ frame, of, ref }: ChartDrawingProps): ReactElement {
  const id = useId();
  const { width, height, plot, lane } = frame;
  const hue = secondHue(of.domain, of.second?.domain);
  return (
    <Drawing
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      aria-hidden
    >
      <defs>
        <clipPath id={`${id}plot`}>
          <rect x={plot.x} y={plot.y} width={plot.width} height={frame.height - plot.y} />
        </clipPath>
        <pattern
          id={`${id}hatch`}
          data-part="hatch"
          width={HATCH}
          height={HATCH}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d={`M0 0V${String(HATCH)}`} />
        </pattern>
      </defs>
      <rect data-part="ground" width={width} height={height} />
      <g clipPath={`url(#${id}plot)`}>
        <rect data-part="band" />
      </g>
      <g data-part="rows" />
      <g data-part="second-rows" data-domain={hue} />
      <g data-part="gaps" style={{ fill: `url(#${id}hatch)` }} />
      <g data-part="notes" />
      <g clipPath={`url(#${id}plot)`}>
        <path data-part="usual" />
        <path data-part="goal" />
        <path data-part="before" />
        <path data-part="second" data-domain={hue} />
        <path data-part="second-dots" data-domain={hue} />
        <path data-part="dots" />
        <path data-part="line" />
        <path data-part="lane" />
        <path data-part="marks" />
      </g>
      <text data-part="goal-name" />
      <rect data-part="selection" width={0} height={0} />
      <path data-part="cross" />
      <path data-part="mark" />
      <g data-part="columns" />
      {of.lane && (
        <text x={0} y={lane.y + lane.height}>
          {of.lane.label}
        </text>
      )}
      {of.marks && (
        <text x={0} y={frame.marksY} dominantBaseline="central">
          {of.marks.kind}
        </text>
      )}
    </Drawing>
  );
}
