import styled from '@emotion/styled';
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { LiveRegion } from '../../components/live-region/live-region';
import { Menu } from '../../components/menu/menu';
import { MenuItem } from '../../components/menu/menu-item';
import type { Domain } from '../../internal/domain';
import { ChartController, type Readout } from './chart-controller';
import { type ChartData, type ChartSeries, gapsOf, type Span, within } from './chart-scene';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';
import { ChartDrawing } from './chart-drawing';
import { download, toCsv, toPng, toSvg } from './export-chart';
import { RangeBrush, type RangeBrushHandle } from './range-brush';
import { captionStyle, footStyle, frameStyle, stageStyle, tipStyle, unitStyle } from './time-chart.style';
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
  /** All of it in one sentence; part of the picture's name. */
  summary: string;
  usual?: { low: number; high: number; median: number };
  goal?: number;
  /** What is told of below the chart, numbered in this order. */
  notes?: readonly number[];
  /** A second reading on the same axis of time; shares from 0 to 1. */
  lane?: { label: string; points: readonly { at: number; share: number }[] };
  /** An earlier time, moved onto this one. */
  before?: ChartSeries & { label: string };
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
const Foot = styled.div(footStyle);
const Caption = styled.figcaption(captionStyle);
const UnitLine = styled.p(unitStyle);

const GAP = 1.5;
const KEYS =
  'Arrow keys read the values, plus and minus zoom, Shift with an arrow key moves, Escape shows everything.';

/** A long series that is zoomed and read: by drag, wheel and keys. While it moves, React renders nothing. */
export function TimeChart(props: TimeChartProps): ReactElement {
  const { domain, label, unit, times, values, summary, lane, fileName, formatValue, formatMoment } = props;
  const { gapText = 'not measured', describe } = props;
  const [isTable, setIsTable] = useState(false);
  const [settled, setSettled] = useState<{ view: Span; index: number } | null>(null);
  const keysId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const brush = useRef<RangeBrushHandle>(null);
  const controller = useRef<ChartController>(null);
  const span = useMemo(() => ({ from: props.from, to: props.to }), [props.from, props.to]);
  const data = useChartData(props, span);
  const frame = useChartFrame(stage, lane !== undefined);
  const view = settled?.view ?? span;

  useEffect(() => {
    if (!stage.current || !svg.current || !tip.current) return undefined;
    const made = new ChartController(stage.current, svg.current, tip.current, (next) =>
      brush.current?.follow(next),
    );
    controller.current = made;
    return made.listen();
  }, [isTable]);
  useEffect(() => {
    controller.current?.show({
      ...{ data, span, frame, formatValue, gapText },
      describe: (index) => ({
        title: formatMoment(times[index] ?? 0),
        rows: [[label, formatValue(values[index] ?? Number.NaN)], ...(describe?.(index) ?? [])],
      }),
      onSettle: (next, index) => setSettled({ view: next, index }),
    });
  });

  const shownTimes = within(times, view);
  const read = settled === null ? undefined : values[settled.index];
  const spoken =
    settled && read !== undefined
      ? `${formatMoment(times[settled.index] ?? 0)}: ${formatValue(read)}`
      : `${formatMoment(view.from)} to ${formatMoment(view.to)}`;
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
          {unit && <UnitLine>{unit}</UnitLine>}
          <Stage
            ref={stage}
            role="application"
            aria-roledescription="chart"
            aria-label={`${label}. ${summary}`}
            aria-describedby={keysId}
            // Its keys read and zoom it.
            tabIndex={0}
          >
            <ChartDrawing ref={svg} frame={frame} laneLabel={lane?.label} />
            <Tip ref={tip} hidden aria-hidden />
          </Stage>
          <ChartLegend
            label={label}
            trend={props.trend?.label}
            before={props.before?.label}
            hasUsual={data.usual !== undefined}
            hasGoal={data.goal !== undefined}
            gapText={data.gaps.length > 0 ? gapText : undefined}
          />
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
      <Foot>
        <div>
          <Button size="sm" tone="quiet" onClick={() => setIsTable(!isTable)}>
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
          <Menu
            align="start"
            trigger={(trigger) => (
              <Button size="sm" tone="quiet" {...trigger}>
                Export
              </Button>
            )}
          >
            <MenuItem
              onSelect={() =>
                download(
                  toCsv([
                    ['time', unit === undefined ? label : `${label}, ${unit}`],
                    ...rowsOf(times, values),
                  ]),
                  `${fileName}.csv`,
                )
              }
            >
              All values as CSV
            </MenuItem>
            {!isTable && (
              <>
                <MenuItem onSelect={() => svg.current && void savePng(svg.current, fileName)}>
                  Picture as PNG
                </MenuItem>
                <MenuItem onSelect={() => svg.current && download(toSvg(svg.current), `${fileName}.svg`)}>
                  Picture as SVG
                </MenuItem>
              </>
            )}
          </Menu>
          {isZoomed && !isTable && (
            <Button size="sm" tone="quiet" onClick={() => controller.current?.look(span)}>
              Show everything
            </Button>
          )}
        </div>
      </Foot>
      <LiveRegion>{settled && spoken}</LiveRegion>
    </Frame>
  );
}

/** Anew only when what is drawn is another: the same data keeps its zoom. */
function useChartData(props: TimeChartProps, span: Span): ChartData {
  const { times, values, trend, usual, goal, notes, lane, before, stepMs, decimals = 0 } = props;
  const [low, high, median] = [usual?.low, usual?.high, usual?.median];
  return useMemo(() => {
    const gapMs = GAP * stepMs;
    return {
      ...{ times, values, gapMs, decimals },
      notes: notes ?? [],
      gaps: gapsOf({ times, values }, span, gapMs),
      ...(trend && { trend: trend.values }),
      ...(before && { before }),
      ...(low !== undefined &&
        high !== undefined &&
        median !== undefined && { usual: { low, high, median } }),
      ...(goal !== undefined && { goal }),
      ...(lane && { lane: lane.points }),
    };
  }, [times, values, trend, before, low, high, median, goal, notes, lane, stepMs, decimals, span]);
}

function rowsOf(times: readonly number[], values: readonly number[]): (readonly [string, number])[] {
  return times.map((at, index) => [new Date(at).toISOString(), values[index] ?? Number.NaN]);
}

async function savePng(svg: SVGSVGElement, fileName: string): Promise<void> {
  download(await toPng(svg), `${fileName}.png`);
}
