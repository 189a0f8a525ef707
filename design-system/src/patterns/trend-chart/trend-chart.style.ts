import type { CSSObject } from '@emotion/react';
import { domainVars } from '../../internal/domain';
import { corner, focusRingInside, media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

/** In pixels; not among the tokens, since no first screen has a chart. */
export const chartHeight = {
  /** With its axis. */
  picture: 176,
  /** Before the rows scroll. */
  table: 296,
} as const;

export const bodyStyle: CSSObject = {
  ...domainVars,
  display: 'grid',
  gap: space(0.5),
  padding: space(2, 2.5),
  [media.phone]: { padding: space(2) },
};

export const latestStyle: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // thin, as between a number and its unit
  columnGap: '0.375em',
  '& > strong': { ...typeStyle('metric'), overflowWrap: 'anywhere' },
  '& > span': { ...typeStyle('label'), color: color.text.muted },
};

export const summaryStyle: CSSObject = { ...typeStyle('body'), color: color.text.muted };

/** Its place is kept while what draws it is on its way. */
export const pictureStyle: CSSObject = { height: chartHeight.picture, marginTop: space(1) };

export const footStyle: CSSObject = {
  minHeight: size.controlSm,
  marginTop: space(0.5),
  marginInlineStart: space(-1.5),
  [media.touch]: { minHeight: size.touch },
};

/** A long series scrolls inside itself. */
export const tableFrameStyle: CSSObject = {
  maxHeight: chartHeight.table,
  marginTop: space(1),
  overflowY: 'auto',
  border: edge.hairline,
  borderRadius: corner('sm'),
  '&:focus-visible': focusRingInside,
};

export const tableStyle: CSSObject = {
  ...typeStyle('body'),
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { height: size.control, padding: space(0.5, 2), textAlign: 'start' },
  '& th': { ...typeStyle('label'), color: color.text.muted },
  '& tbody > tr': { borderTop: edge.hairline },
  '& td:last-child, & th:last-child': { ...tabularFigures, textAlign: 'end' },
  '& td:first-child': { whiteSpace: 'nowrap' },
  '& td > span': { color: color.text.muted },
};

export const axisTextStyle: CSSObject = {
  ...typeStyle('caption'),
  ...tabularFigures,
  fill: color.text.faint,
};
