import type { CSSObject } from '@emotion/react';
import { corner, focusRingInside, media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export const resultStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(size.reasonPane)}`,
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  [media.onePane]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

export const leftStyle: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.25),
  minWidth: 0,
  padding: space(2.5, 3),
  // Where nothing was weighed it has the card to itself.
  '&:last-child': { gridColumn: '1 / -1' },
  '& > header': { display: 'flex', alignItems: 'flex-start', gap: space(1), maxWidth: '100%' },
  '& > p': { ...typeStyle('read'), maxWidth: '64ch', overflowWrap: 'anywhere' },
  [media.phone]: { padding: space(2) },
};

/** The padding is what a finger may hit; the margin takes it back. */
export const titleStyle: CSSObject = {
  ...typeStyle('h3'),
  minWidth: 0,
  overflowWrap: 'anywhere',
  position: 'relative',
  margin: space(-1.25, 0),
  padding: space(1.25, 0),
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
};

export const rightStyle: CSSObject = {
  padding: space(2.5, 3),
  borderInlineStart: edge.hairline,
  [media.onePane]: { padding: 0, borderInlineStart: 0, borderTop: edge.hairline },
};

const reasonsHead: CSSObject = {
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '& > span:first-of-type': { flex: 1 },
};

/** On wide screens the reasons are always in sight. */
export const headingStyle: CSSObject = { ...reasonsHead, [media.onePane]: { display: 'none' } };

/** On narrow ones they fold. */
export const disclosureStyle: CSSObject = {
  ...reasonsHead,
  width: '100%',
  minHeight: size.touch,
  padding: space(0, 3),
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': focusRingInside,
  [media.twoPane]: { display: 'none' },
  [media.phone]: { paddingInline: space(2) },
};

export const strengthStyle: CSSObject = { ...typeStyle('caption'), color: color.text.muted };

export const reasonsStyle: CSSObject = {
  display: 'grid',
  gap: space(1),
  marginTop: space(1.25),
  [media.onePane]: { margin: 0, padding: space(0, 3, 1.75), '&[hidden]': { display: 'none' } },
  [media.phone]: { padding: space(0, 2, 1.5) },
};
