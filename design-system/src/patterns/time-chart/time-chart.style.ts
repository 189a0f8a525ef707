import type { CSSObject } from '@emotion/react';
import { corner, focusRing, media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { SPACE_UNIT_PX } from '../../tokens/size';
import { seriesVars } from './second-hue';

/** In pixels; not among the tokens, since no first screen has a chart. */
export const chartSize = {
  /** Of the plot with its flags and its time axis. */
  picture: 328,
  /** Before the rows of the table scroll. */
  table: 296,
  /** For the numbers of the value axis. */
  axis: 6 * SPACE_UNIT_PX,
  flags: 3 * SPACE_UNIT_PX,
  times: 3 * SPACE_UNIT_PX,
  laneGap: SPACE_UNIT_PX,
  lane: 3.5 * SPACE_UNIT_PX,
  marks: 2.5 * SPACE_UNIT_PX,
  /** A label of the time axis with what keeps it clear of the next. */
  label: 9 * SPACE_UNIT_PX,
  brush: 5 * SPACE_UNIT_PX,
  tip: 26 * SPACE_UNIT_PX,
  /** Until the frame is measured. */
  unmeasured: 90 * SPACE_UNIT_PX,
} as const;

const axisText: CSSObject = { ...typeStyle('caption'), ...tabularFigures, fill: color.text.faint };

export const frameStyle: CSSObject = { ...seriesVars, margin: 0, minWidth: 0 };

export const stageStyle: CSSObject = {
  position: 'relative',
  borderRadius: corner('xs'),
  cursor: 'crosshair',
  // a finger that moves up and down scrolls the page
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:focus-visible': focusRing,
};

/** Colours are those of roles; the export writes them into the file. */
export const drawingStyle: CSSObject = {
  display: 'block',
  overflow: 'visible',
  '& [data-part="ground"]': { fill: 'transparent' },
  '& [data-part="rows"] path': { stroke: color.border.hairline, strokeWidth: 1 },
  '& text': axisText,
  '& [data-part="band"]': { fill: 'var(--d-bg)' },
  '& [data-part="usual"]': {
    stroke: color.text.faint,
    strokeWidth: 1.5,
    strokeDasharray: '4 4',
    fill: 'none',
  },
  '& [data-part="goal"]': { stroke: color.text.primary, strokeWidth: 1.25, fill: 'none' },
  '& [data-part="hatch"] path': { stroke: color.border.control, strokeWidth: 1 },
  '& [data-part="line"]': {
    fill: 'none',
    stroke: 'var(--d-line)',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& [data-part="before"]': {
    fill: 'none',
    stroke: color.text.faint,
    strokeWidth: 1.5,
    strokeDasharray: '2 3',
    strokeLinecap: 'round',
  },
  '& [data-part="second"]': {
    ...seriesVars,
    fill: 'none',
    stroke: 'var(--d-line)',
    strokeWidth: 1.5,
    strokeDasharray: '6 3',
  },
  '& [data-part="second-dots"]': {
    ...seriesVars,
    fill: 'none',
    stroke: 'var(--d-line)',
    strokeWidth: 4,
    strokeLinecap: 'round',
  },
  '& [data-part="second-rows"]': { ...seriesVars, '& text': { fill: 'var(--d-fg)' } },
  '& [data-part="dots"]': { fill: 'none', stroke: 'var(--d-line)', strokeWidth: 3, strokeLinecap: 'square' },
  '& [data-part="lane"]': { fill: 'none', stroke: color.domain.mood.line, strokeWidth: 3 },
  '& [data-part="marks"]': {
    fill: 'none',
    stroke: color.domain.mood.line,
    strokeWidth: 6,
    strokeLinecap: 'round',
  },
  '& [data-part="notes"] path': { stroke: color.text.muted, strokeWidth: 1, strokeDasharray: '3 3' },
  '& [data-part="notes"] rect': { fill: color.domain.memory.bg },
  '& [data-part="notes"] text': { fill: color.domain.memory.fg },
  '& [data-part="cross"]': { stroke: color.text.muted, strokeWidth: 1 },
  '& [data-part="mark"]': { stroke: 'var(--d-fg)', strokeWidth: 3, strokeLinecap: 'square', fill: 'none' },
  '& [data-part="selection"]': { fill: color.surface.selected, opacity: 0.6 },
};

export const tipStyle: CSSObject = {
  ...typeStyle('caption'),
  ...tabularFigures,
  position: 'absolute',
  top: space(3),
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: space(0.25, 2),
  maxWidth: chartSize.tip,
  padding: space(1, 1.5),
  border: edge.control,
  borderRadius: corner('sm'),
  background: color.surface.overlay,
  color: color.text.primary,
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
  '& strong': { gridColumn: '1 / -1', fontWeight: 'inherit' },
  '& span': { color: color.text.muted },
  '& b': { fontWeight: 'inherit', textAlign: 'end' },
  '&[data-side="right"]': { left: `calc(var(--at) + ${space(1.5)})` },
  '&[data-side="left"]': { left: `calc(var(--at) - ${space(1.5)})`, transform: 'translateX(-100%)' },
  // over a narrow plot it would cover what it tells of
  [media.phone]: {
    '&&': { position: 'static', transform: 'none', maxWidth: 'none', marginTop: space(1) },
  },
};

export const legendStyle: CSSObject = {
  ...typeStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5, 2),
  marginTop: space(1),
  color: color.text.muted,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: space(0.75) },
  '& i': { display: 'inline-block', width: space(2), borderTop: `2px solid var(--d-line)` },
  '& [data-kind="dot"]': { width: space(0.75), height: space(0.75), border: 0, background: 'var(--d-line)' },
  '& [data-kind="band"]': { height: space(1.25), border: 0, background: 'var(--d-bg)' },
  '& [data-kind="usual"]': { borderTop: `2px dashed ${color.text.faint}` },
  '& [data-kind="goal"]': { borderTop: `1px solid ${color.text.primary}` },
  '& [data-kind="before"]': { borderTop: `2px dotted ${color.text.faint}` },
  '& [data-kind="second"]': { ...seriesVars, borderTop: '2px dashed var(--d-line)' },
  '& [data-kind="marks"]': {
    width: space(0.75),
    height: space(0.75),
    border: 0,
    borderRadius: corner('full'),
    background: color.domain.mood.line,
  },
  '& [data-kind="gap"]': {
    height: space(1.25),
    border: 0,
    background: `repeating-linear-gradient(135deg, ${color.border.control} 0 1px, transparent 1px 3px)`,
  },
};

export const brushStyle: CSSObject = {
  position: 'relative',
  height: chartSize.brush,
  marginTop: space(1.5),
  borderRadius: corner('chip'),
  background: color.surface.sunken,
  border: edge.hairline,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'pointer',
  '& svg': { display: 'block', width: '100%', height: '100%' },
  '& path': { fill: 'none', stroke: color.text.faint, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  '& [role="slider"]': {
    position: 'absolute',
    insetBlock: 0,
    border: edge.strong,
    borderRadius: corner('chip'),
    background: color.surface.selected,
    opacity: 0.7,
    cursor: 'grab',
  },
  '& [role="slider"]:focus-visible': { outline: focusRing.outline, outlineOffset: -2 },
};

export const footStyle: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5),
  marginTop: space(1),
  marginInlineStart: space(-1.5),
};

export const captionStyle: CSSObject = { ...typeStyle('caption'), color: color.text.muted };

export const unitStyle: CSSObject = {
  ...typeStyle('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(1),
  color: color.text.faint,
};
