import type { CSSObject } from '@emotion/react';
import { domainVars } from '../../internal/domain';
import { media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

/** In pixels; not among the tokens, since no first screen has a chart. */
export const chartHeight = {
  /** With its axis. */
  picture: 176,
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

export const axisTextStyle: CSSObject = {
  ...typeStyle('caption'),
  ...tabularFigures,
  fill: color.text.faint,
};
