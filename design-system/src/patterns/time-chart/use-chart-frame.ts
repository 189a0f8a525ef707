import { useEffect, useState, type RefObject } from 'react';
import type { ChartFrame } from './chart-scene';
import type { TimeChartProps } from './time-chart';
import { chartSize } from './time-chart.style';

/** What takes room beside the plot. */
type Parts = Pick<TimeChartProps, 'lane' | 'marks' | 'second'>;

/** Where everything stands in a drawing as wide as its place: words and lines keep their size. */
export function useChartFrame(stage: RefObject<HTMLElement | null>, parts: Parts): ChartFrame {
  const [width, setWidth] = useState<number>(chartSize.unmeasured);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return frameOf(width, parts);
}

function frameOf(width: number, { lane, marks, second }: Parts): ChartFrame {
  const axes = chartSize.axis * (second ? 2 : 1);
  const laneHeight = lane ? chartSize.lane : 0;
  const laneRoom = lane ? chartSize.lane + chartSize.laneGap : 0;
  const marksRoom = marks ? chartSize.marks : 0;
  const bottom = chartSize.picture - chartSize.times - laneRoom - marksRoom;
  return {
    width,
    height: chartSize.picture,
    plot: {
      x: chartSize.axis,
      y: chartSize.flags,
      width: Math.max(1, width - axes),
      height: bottom - chartSize.flags,
    },
    lane: { y: bottom + laneRoom - laneHeight, height: laneHeight },
    marksY: bottom + laneRoom + marksRoom / 2,
    label: chartSize.label,
  };
}
