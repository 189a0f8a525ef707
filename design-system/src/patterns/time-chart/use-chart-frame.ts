import { useEffect, useState, type RefObject } from 'react';
import type { ChartFrame } from './chart-scene';
import { chartSize } from './time-chart.style';

/** Where everything stands in a drawing as wide as its place: words and lines keep their size. */
export function useChartFrame(stage: RefObject<HTMLElement | null>, hasLane: boolean): ChartFrame {
  const [width, setWidth] = useState<number>(chartSize.unmeasured);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return frameOf(width, hasLane);
}

function frameOf(width: number, hasLane: boolean): ChartFrame {
  const laneHeight = hasLane ? chartSize.lane : 0;
  const laneRoom = hasLane ? chartSize.lane + chartSize.laneGap : 0;
  const bottom = chartSize.picture - chartSize.times - laneRoom;
  return {
    width,
    height: chartSize.picture,
    plot: {
      x: chartSize.axis,
      y: chartSize.flags,
      width: Math.max(1, width - chartSize.axis),
      height: bottom - chartSize.flags,
    },
    lane: { y: bottom + laneRoom - laneHeight, height: laneHeight },
    label: chartSize.label,
  };
}
