import { useEffect, useRef, type RefObject } from 'react';
import { ChartController, type ChartShown } from './chart-controller';
import type { RangeBrushHandle } from './range-brush';

interface ChartElements {
  stage: RefObject<HTMLElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  tip: RefObject<HTMLElement | null>;
  brush: RefObject<RangeBrushHandle | null>;
}

/** What draws and moves the chart, as long as its picture stands there. */
export function useChartController(
  { stage, svg, tip, brush }: ChartElements,
  isShown: boolean,
  shown: ChartShown,
): RefObject<ChartController | null> {
  const controller = useRef<ChartController>(null);
  useEffect(() => {
    if (!isShown || !stage.current || !svg.current || !tip.current) return undefined;
    const made = new ChartController(stage.current, svg.current, tip.current, (view) =>
      brush.current?.follow(view),
    );
    controller.current = made;
    return made.listen();
  }, [isShown, stage, svg, tip, brush]);
  // With every render: its words and functions may be others; what is drawn is so only where the data is.
  useEffect(() => controller.current?.show(shown));
  return controller;
}
