import styled from '@emotion/styled';
import { useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { LiveRegion } from '../../components/live-region/live-region';
import type { Domain } from '../../internal/domain';
import { ChartDrawing } from './chart-drawing';
import { ChartFoot } from './chart-foot';
import { type ChartData, type ChartSeries, type Span } from './chart-scene';
import { within } from './chart-times';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';
import type { Readout } from './fill-tip';
import { RangeBrush, type RangeBrushHandle } from './range-brush';
import { captionStyle, frameStyle, stageStyle, tipStyle, unitStyle } from './time-chart.style';
import { useChartController } from './use-chart-controller';
import { useChartData } from './use-chart-data';
import { useChartFrame } from './use-chart-frame';

export interface TimeChartProps {
  domain: Domain;
  /** What was measured: "Sleep". */
  label: string;
  /** In words above the axis: "Hours asleep". */
  unit?: string;
  /** Milliseconds since 1970, the oldest first. */
  times: readonly number[];
  /** One for each time; NaN where nothing was measured. */
  values: readonly number[];
  /** A smooth course of the same times, such as a mean of seven days; the values are then dots. */
  trend?: { label: string; values: readonly number[] };
  /** The time that is shown, whether or not something was measured in all of it. */
  from: number;
  to: number;
  /** How far apart two values are as a rule; from one and a half times that on nothing was measured between them. */
  stepMs: number;
  /** @default 0 */
  decimals?: number;
  /** Amounts, such as the steps of a day: the scale begins at nothing. @default false */
  fromZero?: boolean;
  /** All of it in one sentence; part of the picture's name. */
  summary: string;
  usual?: { low: number; high: number; median: number };
  goal?: number;
  /** What is told of below the chart, numbered in this order. */
  notes?: readonly number[];
  /** A second reading on the same axis of time; shares from 0 to 1. */
  lane?: { label: string; points: readonly { at: number; share: number }[] };
  /** Moments of something that was or was not so: the axis says what kind of thing, the legend which one. */
  marks?: { kind: string; label: string; at: readonly number[] };
  /** An earlier time, moved onto this one. */
  before?: ChartSeries & { label: string };
  /** Another reading on the same axis of time; its own scale stands at the other end. */
  second?: ChartSeries & {
    label: string;
    unit: string;
    domain: Domain;
    decimals: number;
    formatValue: (value: number) => string;
  };
  /** @default "not measured" */
  gapText?: string;
  /** Of the files, without an ending. */
  fileName: string;
  formatValue: (value: number) => string;
  formatMoment: (at: number) => string;
  /** More of one value than its time and itself. */
  describe?: (index: number) => Readout['rows'];
}

const Frame = styled.figure(frameStyle);
const Stage = styled.div(stageStyle);
const Tip = styled.div(tipStyle);
const Caption = styled.figcaption(captionStyle);
const UnitLine = styled.p(unitStyle);

const KEYS =
  'Arrow keys read the values, plus and minus zoom, Shift with an arrow key moves, Escape shows everything.';

/** A long series that is zoomed and read: by drag, wheel and keys. While it moves, React renders nothing. */
export function TimeChart(props: TimeChartProps): ReactElement {
  const { domain, label, unit, times, values, summary, fileName, formatValue, formatMoment } = props;
  const { gapText = 'not measured', second } = props;
  const [isTable, setIsTable] = useState(false);
  const [last, setLast] = useState<{ data: ChartData; view: Span; index: number } | null>(null);
  const keysId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const brush = useRef<RangeBrushHandle>(null);
  const span = useMemo(() => ({ from: props.from, to: props.to }), [props.from, props.to]);
  const data = useChartData(props, span);
  const frame = useChartFrame(stage, props);
  // Of other data, or before it moved, nothing was looked at yet.
  const settled = last?.data === data ? last : null;
  const view = settled?.view ?? span;

  const controller = useChartController({ stage, svg, tip, brush }, !isTable, {
    ...{ data, span, frame, formatValue, gapText, formatSecond: second?.formatValue },
    describe: (index) => readoutOf(props, index),
    onSettle: (next, index) => setLast({ data, view: next, index }),
  });

  const shownTimes = within(times, view);
  const spoken = settled && spokenWords(settled, props);
  const isZoomed = view.from > span.from || view.to < span.to;
  return (
    <Frame data-domain={domain}>
      {isTable ? (
        <ChartTable
          label={label}
          unit={unit ?? ''}
          {...{ times, values, formatValue, formatMoment }}
          range={shownTimes}
        />
      ) : (
        <>
          <Units unit={unit} second={second?.unit} />
          <Stage
            ref={stage}
            role="application"
            aria-roledescription="chart"
            aria-label={`${label}. ${summary}`}
            aria-describedby={keysId}
            // Its keys read and zoom it.
            tabIndex={0}
          >
            <ChartDrawing ref={svg} frame={frame} of={props} />
            <Tip ref={tip} hidden aria-hidden />
          </Stage>
          <ChartLegend {...{ data, gapText }} of={props} />
          <RangeBrush
            ref={brush}
            label={`Shown part of ${label}`}
            series={data}
            span={span}
            valueText={`${formatMoment(view.from)} to ${formatMoment(view.to)}`}
            onLook={(next) => controller.current?.look(next)}
          />
          <Caption id={keysId}>{KEYS}</Caption>
        </>
      )}
      <ChartFoot
        {...{ svg, fileName, isTable, isZoomed }}
        column={unit === undefined ? label : `${label}, ${unit}`}
        series={data}
        second={second}
        onTable={(next) => {
          setIsTable(next);
          // The table shows what was seen; the picture begins with all of it.
          if (!next) setLast(null);
        }}
        onEverything={() => controller.current?.look(span)}
      />
      <LiveRegion>{spoken}</LiveRegion>
    </Frame>
  );
}

/** What is read, else the stretch that is seen. */
function spokenWords(
  { view, index }: { view: Span; index: number },
  { times, values, formatValue, formatMoment }: TimeChartProps,
): string {
  const value = values[index];
  return value === undefined
    ? `${formatMoment(view.from)} to ${formatMoment(view.to)}`
    : `${formatMoment(times[index] ?? 0)}: ${formatValue(value)}`;
}

function Units({
  unit,
  second,
}: {
  unit: string | undefined;
  second: string | undefined;
}): ReactElement | null {
  if (unit === undefined && second === undefined) return null;
  return (
    <UnitLine>
      <span>{unit}</span>
      <span>{second}</span>
    </UnitLine>
  );
}

function readoutOf(
  { label, times, values, formatMoment, formatValue, describe }: TimeChartProps,
  index: number,
): Readout {
  return {
    title: formatMoment(times[index] ?? 0),
    rows: [[label, formatValue(values[index] ?? Number.NaN)], ...(describe?.(index) ?? [])],
  };
}
