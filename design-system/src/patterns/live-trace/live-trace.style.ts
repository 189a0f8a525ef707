import type { CSSObject } from '@emotion/react';
import { domainVars } from '../../internal/domain';
import { px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

/** In pixels; not among the tokens, since no first screen has one. */
const traceHeight = 168;

/** The square in which the line is drawn; it is stretched over the place that there is. */
export const TRACE_SQUARE = 1_000;

export const frameStyle: CSSObject = {
  ...domainVars,
  display: 'grid',
  gridTemplateColumns: `${space(4)} minmax(0, 1fr)`,
  gridTemplateRows: `${px(traceHeight)} auto`,
  rowGap: space(0.5),
};

export const scaleStyle: CSSObject = {
  ...typeStyle('caption'),
  position: 'relative',
  color: color.text.faint,
  '& > span': { position: 'absolute', insetInlineStart: 0, translate: '0 -50%' },
};

export const pictureStyle: CSSObject = {
  position: 'relative',
  borderBottom: edge.hairline,
  '& > svg': { display: 'block', width: '100%', height: '100%', overflow: 'hidden' },
  '& path': {
    fill: 'none',
    stroke: 'var(--d-line)',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& rect': { fill: 'var(--d-bg)' },
  '& line': { stroke: color.border.hairline, vectorEffect: 'non-scaling-stroke' },
};

/** The square marker of the domain, so that hue is never alone. */
export const markerStyle: CSSObject = {
  position: 'absolute',
  insetInlineEnd: 0,
  width: space(1),
  height: space(1),
  background: 'var(--d-line)',
  translate: '50% -50%',
};

export const timesStyle: CSSObject = {
  ...typeStyle('caption'),
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.text.faint,
};
