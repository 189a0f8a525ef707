import type { CSSObject } from '@emotion/react';
import { corner, media, space, truncate, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export const headStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(0.5, 2),
  borderBottom: edge.hairline,
  color: color.text.faint,
};

export const inputStyle: CSSObject = {
  ...typeStyle('read'),
  flex: 1,
  minWidth: 0,
  height: size.touch,
  border: 0,
  outline: 0,
  background: 'none',
  color: color.text.primary,
  '&::placeholder': { color: color.text.faint, opacity: 1 },
  // The dialog is nothing but this field and its list.
  '&:focus-visible': { outline: 0 },
};

export const listStyle: CSSObject = {
  flex: 1,
  minHeight: 0,
  padding: space(1),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
};

export const headingStyle: CSSObject = {
  ...typeStyle('caption'),
  padding: space(1, 1, 0.5),
  color: color.text.faint,
};

export const optionStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: size.control,
  padding: space(0.75, 1),
  borderRadius: corner('sm'),
  color: color.text.muted,
  cursor: 'pointer',
  '& > svg': { flex: 'none' },
  '&[aria-selected="true"]': { background: color.surface.selected, color: color.text.primary },
  [media.touch]: { minHeight: size.touch },
};

export const labelStyle: CSSObject = { ...typeStyle('body'), ...truncate, flex: '0 1 auto' };

export const detailStyle: CSSObject = {
  ...typeStyle('caption'),
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text.faint,
};

export const footStyle: CSSObject = {
  ...typeStyle('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  padding: space(1, 2),
  borderTop: edge.hairline,
  color: color.text.faint,
  // Fingers get no word about keys, so there may be nothing to say.
  [media.touch]: { '&:has(> :empty)': { padding: 0, borderTop: 0 } },
};

export const keysStyle: CSSObject = { [media.touch]: { display: 'none' } };
