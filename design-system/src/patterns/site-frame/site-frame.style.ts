import type { CSSObject } from '@emotion/react';
import { corner, media, px, space, transition, typeStyle } from '../../theme/css';
import { color, edge, shadow } from '../../theme/vars';
import { layer } from '../../tokens/elevation';
import { durationMs, easing } from '../../tokens/motion';
import { size } from '../../tokens/size';

/** The margins of the column on a phone, for rules that add others there. */
export const phoneColumn = { paddingInline: space(2) } as const;

/** The column of a public page. */
export const column = {
  width: '100%',
  maxWidth: px(size.content + 2 * size.controlSm),
  marginInline: 'auto',
  paddingInline: space(4),
  [media.phone]: phoneColumn,
} as const;

export const headerStyle: CSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  borderBottom: edge.hairline,
  background: color.surface.base,
};

export const barStyle: CSSObject = {
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: size.threadHead,
  [media.phone]: { ...phoneColumn, minHeight: size.topBar, gap: space(1) },
};

export const linksStyle: CSSObject = {
  display: 'flex',
  gap: space(0.5),
  [media.phone]: { display: 'none' },
};

export const linkStyle: CSSObject = {
  ...typeStyle('body'),
  padding: space(0.75, 1.25),
  borderRadius: corner('sm'),
  color: color.text.muted,
  fontWeight: 500,
  transition: transition(['color', 'background-color']),
  '&:hover': { color: color.text.primary, background: color.surface.hover },
  '&[aria-current]': { color: color.text.primary },
};

export const endStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginInlineStart: 'auto',
};

/** Beside the links on a wide window; inside the menu on a phone. */
export const wideOnly: CSSObject = { display: 'contents', [media.phone]: { display: 'none' } };
export const phoneOnly: CSSObject = { display: 'none', [media.phone]: { display: 'contents' } };

const sliding = `${String(durationMs.slow)}ms ${easing.enter}`;

export const menuStyle: CSSObject = {
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  width: `min(${px(size.drawer)}, 86vw)`,
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: space(1, 2, 3),
  overflowY: 'auto',
  border: 0,
  borderInlineStart: edge.hairline,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: shadow.float,
  transform: 'translateX(100%)',
  transition: `transform ${sliding}, display ${sliding} allow-discrete, overlay ${sliding} allow-discrete`,
  '&[open]': { transform: 'none' },
  '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
  '&::backdrop': { background: color.surface.scrim },
  'html:has(&[open])': { overflow: 'hidden' },
};

export const menuHeadStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.topBar,
  marginBottom: space(1),
};

export const menuLinkStyle: CSSObject = {
  ...linkStyle,
  ...typeStyle('read'),
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
};

export const skipStyle: CSSObject = {
  position: 'fixed',
  top: space(1),
  insetInlineStart: space(1),
  zIndex: layer.tooltip,
  padding: space(1.5, 2),
  borderRadius: corner('sm'),
  background: color.surface.inverse,
  color: color.text.inverse,
  fontWeight: 550,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
