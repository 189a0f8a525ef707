import { useMemo } from 'react';
import { type ChartData, type Span } from './chart-scene';
import { gapsOf } from './chart-times';
import type { TimeChartProps } from './time-chart';

/** Further apart than this many steps, two values have something missing between them. */
const GAP = 1.5;

/** Anew only when what is drawn is another: the same data keeps its zoom. */
export function useChartData(props: TimeChartProps, span: Span): ChartData {
  const {
    times,
    values,
    trend,
    usual,
    goal,
    notes,
    lane,
    marks,
    before,
    second,
    stepMs,
    decimals = 0,
    fromZero = false,
  } = props;
  const [low, high, median] = [usual?.low, usual?.high, usual?.median];
  return useMemo(() => {
    const gapMs = GAP * stepMs;
    return {
      ...{ times, values, gapMs, decimals, fromZero },
      notes: notes ?? [],
      gaps: gapsOf({ times, values }, span, gapMs),
      ...(trend && { trend: trend.values }),
      ...(before && { before }),
      ...(second && { second: { times: second.times, values: second.values, decimals: second.decimals } }),
      ...(low !== undefined &&
        high !== undefined &&
        median !== undefined && { usual: { low, high, median } }),
      ...(goal !== undefined && { goal }),
      ...(lane && { lane: lane.points }),
      ...(marks && { marks: marks.at }),
    };
  }, [
    times,
    values,
    trend,
    before,
    second,
    low,
    high,
    median,
    goal,
    notes,
    lane,
    marks,
    stepMs,
    decimals,
    fromZero,
    span,
  ]);
}
