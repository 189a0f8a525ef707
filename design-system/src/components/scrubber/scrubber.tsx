import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { corner, focusRing, px, space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface ScrubberMark {
  label: string;
  /** Where along the track, from 0 at the top to 1. */
  at: number;
}

export interface ScrubberProps {
  /** Names what it moves through: "Jump to a month". */
  label: string;
  /** The step that is in view, of `steps`. */
  value: number;
  steps: number;
  /** The step in words: "March 2025, 40 memories". */
  valueText: string;
  /** Where along the track the step lies, from 0 at the top to 1. */
  at: number;
  marks: readonly ScrubberMark[];
  onChange: (step: number) => void;
  /** The step at that place of the track, from 0 to 1. */
  stepAt: (place: number) => number;
}

const Root = styled.div({
  position: 'relative',
  width: px(size.scrubber),
  height: '100%',
  minHeight: 0,
  touchAction: 'none',
  cursor: 'pointer',
  // the track stays clear of both ends, so that no label is cut
  '--track': `calc(100% - ${space(4)})`,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
});
const Mark = styled.span({
  ...typeStyle('caption'),
  ...tabularFigures,
  position: 'absolute',
  insetInline: 0,
  transform: 'translateY(-50%)',
  color: color.text.faint,
  textAlign: 'center',
  userSelect: 'none',
});
const Thumb = styled.span({
  position: 'absolute',
  insetInline: space(1),
  height: 2,
  borderRadius: corner('xs'),
  background: color.text.muted,
  'input:focus-visible + &': { ...focusRing, background: color.text.primary },
});

const MARGIN_STEPS = 2;

/** Moves through a long list by time. A slider to the keyboard and to screen readers; a pointer grabs the track. */
export function Scrubber(props: ScrubberProps): ReactElement {
  const { label, value, steps, valueText, at, marks, onChange, stepAt } = props;
  const top = (place: number): string => `calc(${space(MARGIN_STEPS)} + var(--track) * ${String(place)})`;
  const moveTo = (track: HTMLElement, clientY: number): void => {
    const { top: start, height } = track.getBoundingClientRect();
    onChange(stepAt(Math.min(1, Math.max(0, (clientY - start) / (height || 1)))));
  };
  return (
    <Root
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event.currentTarget, event.clientY);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) moveTo(event.currentTarget, event.clientY);
      }}
    >
      {marks.map((mark) => (
        <Mark key={mark.label} aria-hidden style={{ top: top(mark.at) }}>
          {mark.label}
        </Mark>
      ))}
      <input
        type="range"
        aria-label={label}
        aria-orientation="vertical"
        aria-valuetext={valueText}
        min={0}
        max={steps - 1}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        // downwards is onwards, as the list reads
        onKeyDown={(event) => {
          const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (way === undefined) return;
          event.preventDefault();
          onChange(Math.min(steps - 1, Math.max(0, value + way)));
        }}
      />
      <Thumb style={{ top: top(at) }} />
    </Root>
  );
}
