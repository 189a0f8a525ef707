import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { Domain } from '../../components/glyph/glyph';
import {
  frameStyle,
  markerStyle,
  pictureStyle,
  scaleStyle,
  timesStyle,
  TRACE_SQUARE,
} from './live-trace.style';
import { tracePath, traceRange, type TraceRange, type TraceValue } from './trace-scale';

export interface LiveTraceProps {
  domain: Domain;
  /** All of it in one sentence; the name of the picture. It is never read out by itself. */
  label: string;
  /** Oldest first. */
  points: readonly TraceValue[];
  /** Epoch milliseconds: the right edge. */
  nowMs: number;
  spanMs: number;
  /** What is usual, behind the line. */
  band?: TraceRange;
  /** Names of the left edge, the middle and the right edge. */
  times: readonly [start: string, middle: string, end: string];
}

const Frame = styled.div(frameStyle);
const Scale = styled.div(scaleStyle);
const Picture = styled.div(pictureStyle);
const Marker = styled.span(markerStyle);
const Times = styled.div(timesStyle);

/** What is measured right now, over the last moments: a line that moves to the left as time goes on. */
export function LiveTrace({
  domain,
  label,
  points,
  nowMs,
  spanMs,
  band,
  times,
}: LiveTraceProps): ReactElement {
  const range = traceRange(
    points.map(({ value }) => value),
    band,
  );
  const [low, high] = range;
  const placeOf = (value: number): number => (high - value) / (high - low);
  const ticks = [high, (low + high) / 2, low];
  const latest = points.at(-1);
  return (
    <Frame data-domain={domain}>
      <Scale aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: percent(placeOf(tick)) }}>
            {Math.round(tick)}
          </span>
        ))}
      </Scale>
      <Picture role="img" aria-label={label}>
        <svg viewBox={`0 0 ${String(TRACE_SQUARE)} ${String(TRACE_SQUARE)}`} preserveAspectRatio="none">
          {band && (
            <rect
              width={TRACE_SQUARE}
              y={placeOf(band[1]) * TRACE_SQUARE}
              height={(placeOf(band[0]) - placeOf(band[1])) * TRACE_SQUARE}
            />
          )}
          {ticks.slice(0, 2).map((tick) => (
            <line
              key={tick}
              x2={TRACE_SQUARE}
              y1={placeOf(tick) * TRACE_SQUARE}
              y2={placeOf(tick) * TRACE_SQUARE}
            />
          ))}
          <path d={tracePath(points, { nowMs, spanMs, range, size: TRACE_SQUARE })} />
        </svg>
        {latest && <Marker aria-hidden style={{ top: percent(placeOf(latest.value)) }} />}
      </Picture>
      <Times aria-hidden>
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </Times>
    </Frame>
  );
}

function percent(share: number): string {
  return `${String(Math.round(share * 1_000) / 10)}%`;
}
