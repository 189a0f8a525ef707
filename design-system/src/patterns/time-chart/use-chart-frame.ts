import { useEffect, useState, type RefObject } from 'react';
import type { ChartFrame } from './chart-scene';
import { chartSize } from './time-chart.style';

interface Parts {
  hasLane: boolean;
  /** A second scale stands at the other end. */
  hasSecond: boolean;
}

/** Where everything stands in a drawing as wide as its place: words and lines keep their size. */
export function useChartFrame(
  stage: RefObject<HTMLElement | null>,
  { hasLane, hasSecond }: Parts,
): ChartFrame {
  const [width, setWidth] = useState<number>(chartSize.unmeasured);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return frameOf(width, { hasLane, hasSecond });
}

function frameOf(width: number, { hasLane, hasSecond }: Parts): ChartFrame {
  const axes = chartSize.axis * (hasSecond ? 2 : 1);
  const laneHeight = hasLane ? chartSize.lane : 0;
  const laneRoom = hasLane ? chartSize.lane + chartSize.laneGap : 0;
  const bottom = chartSize.picture - chartSize.times - laneRoom;
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
    label: chartSize.label,
  };
}
