import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { color } from '../../theme/vars';
import { useColorScheme } from '../../theme/color-scheme';
import { drawGraph, type GraphInks, type GraphView } from './graph-drawing';
import {
  type GraphCanvasEdge,
  type GraphCanvasNode,
  graphLayout,
  type GraphLayout,
  nodeAt,
} from './graph-layout';

interface Graph {
  nodes: readonly GraphCanvasNode[];
  edges: readonly GraphCanvasEdge[];
  selected: string | null;
  onSelect: (id: string | null) => void;
}

export interface GraphControl {
  canvas: RefObject<HTMLCanvasElement | null>;
  zoom: (factor: number) => void;
  reset: () => void;
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
}

/** From here on a press is a drag. */
const DRAG_PX = 4;
const NEAREST = 4;
const FARTHEST = 0.05;
/** A few nodes need not fill the picture. */
const WHOLE = 1.5;

/** Draws the graph and moves it under the pointer. While it moves, the finished picture is shifted; it is drawn anew when it is let go. */
export function useGraphView({ nodes, edges, selected, onSelect }: Graph): GraphControl {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layout = useMemo(() => graphLayout(nodes, edges), [nodes, edges]);
  const [view, setView] = useState<GraphView | null>(null);
  const press = useRef<{ x: number; y: number; view: GraphView; isDrag: boolean } | null>(null);
  const { scheme } = useColorScheme();
  const fitted = (): GraphView => fit(canvas.current, layout.reach);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const paint = (): void => {
      const pen = penOf(element);
      if (!pen) return;
      const { clientWidth: width, clientHeight: height } = element;
      shift(element, 0, 0);
      const place = nodes.findIndex(({ id }) => id === selected);
      drawGraph(pen, {
        ...{ nodes, layout, width, height, inks: inksOf(element) },
        view: view ?? fit(element, layout.reach),
        selected: place < 0 ? undefined : place,
      });
    };
    const frame = requestAnimationFrame(paint);
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [nodes, layout, view, selected, scheme]);

  const zoom = (factor: number): void => {
    const now = view ?? fitted();
    setView({ ...now, scale: Math.min(NEAREST, Math.max(FARTHEST, now.scale * factor)) });
  };
  const handlePointerDown = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
    // Let go beside the picture, it is let go all the same.
    canvas.current?.setPointerCapture(pointerId);
    press.current = { x, y, view: view ?? fitted(), isDrag: false };
  };
  const handlePointerMove = ({ clientX, clientY }: PointerEvent): void => {
    const from = press.current;
    if (!from) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    from.isDrag ||= Math.hypot(dx, dy) > DRAG_PX;
    if (from.isDrag) shift(canvas.current, dx, dy);
  };
  const handlePointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const from = press.current;
    press.current = null;
    const element = canvas.current;
    if (!from || !element) return;
    const { x, y, scale } = from.view;
    if (from.isDrag) {
      setView({ scale, x: x - (clientX - from.x) / scale, y: y - (clientY - from.y) / scale });
      return;
    }
    const { left, top } = element.getBoundingClientRect();
    const place = nodeAt(
      layout,
      (clientX - left - element.clientWidth / 2) / scale + x,
      (clientY - top - element.clientHeight / 2) / scale + y,
    );
    onSelect(place === undefined ? null : (nodes[place]?.id ?? null));
  };
  return {
    ...{ canvas, zoom, reset: () => setView(null) },
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: () => {
        press.current = null;
        shift(canvas.current, 0, 0);
      },
    },
  };
}

function shift(canvas: HTMLCanvasElement | null, dx: number, dy: number): void {
  if (canvas) canvas.style.translate = dx === 0 && dy === 0 ? '' : `${String(dx)}px ${String(dy)}px`;
}

/** In pixels, around all of it: a name stands below its node, and is wider than that. */
const NAME_ROOM = { x: 56, y: 24 };

/** All of it in the picture, with its names. */
function fit(canvas: HTMLCanvasElement | null, reach: GraphLayout['reach']): GraphView {
  const { clientWidth = 1, clientHeight = 1 } = canvas ?? {};
  const wide = Math.max(1, clientWidth - 2 * NAME_ROOM.x) / (2 * reach.x);
  const high = Math.max(1, clientHeight - 2 * NAME_ROOM.y) / (2 * reach.y);
  const scale = Math.min(wide, high);
  return { x: 0, y: 0, scale: Math.min(WHOLE, Math.max(FARTHEST, scale)) };
}

/** As sharp as the screen is. */
function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.round);
  if (width !== undefined && canvas.width !== width) canvas.width = width;
  if (height !== undefined && canvas.height !== height) canvas.height = height;
  const pen = canvas.getContext('2d');
  pen?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
}

function inksOf(canvas: HTMLCanvasElement): GraphInks {
  const style = getComputedStyle(canvas);
  const ink = (role: string): string => style.getPropertyValue(role.slice('var('.length, -1)).trim();
  return {
    line: ink(color.border.control),
    litLine: ink(color.domain.memory.line),
    node: ink(color.surface.selected),
    edge: ink(color.border.strong),
    litNode: ink(color.domain.memory.bg),
    text: ink(color.text.primary),
    ground: ink(color.surface.raised),
    font: `500 ${style.fontSize} ${style.fontFamily}`,
  };
}
