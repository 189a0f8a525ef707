import styled from '@emotion/styled';
import {
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
} from 'react';
import type { ChartSeries, Span } from './chart-scene';
import { rangeAfterKey } from './range-keys';
import { stripPath } from './strip-path';
import { brushStyle } from './time-chart.style';

export interface RangeBrushHandle {
  /** Moves the window by hand, without a render. */
  follow: (view: Span) => void;
}

export interface RangeBrushProps {
  /** Names it: "Shown part of the period". */
  label: string;
  series: ChartSeries;
  span: Span;
  /** The stretch in words. */
  valueText: string;
  onLook: (view: Span) => void;
  ref?: Ref<RangeBrushHandle>;
}

const Strip = styled.div(brushStyle);

/** A press this near to an edge of the window, in pixels, takes hold of the edge. */
const EDGE = 10;

/** All of a time in one strip, with a window over the part that is looked at: dragged, widened at its edges, or moved by the arrow keys. */
export function RangeBrush({ label, series, span, valueText, onLook, ref }: RangeBrushProps): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const view = useRef(span);
  const held = useRef<{ from: number; grip: 'from' | 'to' | 'all' } | null>(null);
  const length = span.to - span.from;

  useImperativeHandle(ref, () => ({
    follow: (next) => {
      view.current = next;
      const share = (at: number): number => (at - span.from) / length;
      pane.current?.style.setProperty('inset-inline-start', `${(share(next.from) * 100).toFixed(2)}%`);
      pane.current?.style.setProperty('width', `${((share(next.to) - share(next.from)) * 100).toFixed(2)}%`);
      pane.current?.setAttribute('aria-valuenow', String(Math.round(share((next.from + next.to) / 2) * 100)));
    },
  }));

  const timeAt = (event: PointerEvent): number => {
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return span.from + ((event.clientX - left) / (width || 1)) * length;
  };
  const moveBy = (by: number): void => onLook({ from: view.current.from + by, to: view.current.to + by });
  const press = (event: PointerEvent): void => {
    const at = timeAt(event);
    const { from, to } = view.current;
    const edge = (EDGE / (strip.current?.clientWidth ?? 1)) * length;
    const grip = Math.abs(at - from) < edge ? 'from' : Math.abs(at - to) < edge ? 'to' : 'all';
    // beside the window it comes to where it is pressed
    if (grip === 'all' && (at < from || at > to)) moveBy(at - (from + to) / 2);
    held.current = { from: at, grip };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    if (!held.current) return;
    const at = timeAt(event);
    const by = at - held.current.from;
    held.current.from = at;
    const { from, to } = view.current;
    if (held.current.grip === 'all') moveBy(by);
    else if (held.current.grip === 'from') onLook({ from: Math.min(from + by, to), to });
    else onLook({ from, to: Math.max(to + by, from) });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const next = rangeAfterKey(event.key, view.current, span);
    if (!next) return;
    event.preventDefault();
    onLook(next);
  };
  return (
    <Strip
      ref={strip}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={stripPath(series, span)} />
      </svg>
      <div
        ref={pane}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={50}
        aria-valuetext={valueText}
        style={{ insetInlineStart: 0, width: '100%' }}
        onKeyDown={handleKey}
      />
    </Strip>
  );
}
