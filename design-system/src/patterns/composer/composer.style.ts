import type { CSSObject } from '@emotion/react';
import { corner, focusRing, media, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export const boxStyle: CSSObject = {
  position: 'relative',
  padding: space(1),
  border: edge.strong,
  borderRadius: corner('md'),
  background: color.surface.raised,
  transition: transition(['border-color']),
  '&:hover': { borderColor: color.text.muted },
  '&:has(textarea:focus-visible)': { ...focusRing, outlineOffset: 1 },
};

export const contextStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: space(0.5, 0.5, 1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
  // Four labels fit beside each other there, four with icons do not.
  [media.phone]: { '& button > svg': { display: 'none' } },
};

export const rowStyle: CSSObject = { display: 'flex', alignItems: 'flex-end', gap: space(0.5) };

export const inputStyle: CSSObject = {
  ...typeStyle('read'),
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: space(0.875, 1),
  border: 0,
  outline: 0,
  background: 'none',
  resize: 'none',
  '&::placeholder': { color: color.text.faint, opacity: 1 },
  '&:focus-visible': { outline: 0 },
};

export const noteStyle: CSSObject = {
  ...typeStyle('caption'),
  marginTop: space(1),
  color: color.text.faint,
  textAlign: 'center',
  [media.phone]: { display: 'none' },
};
