import type { CSSObject } from '@emotion/react';
import { corner, media, px, space, truncate, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { layer } from '../../tokens/elevation';
import { size } from '../../tokens/size';

export const frameStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `${px(size.rail)} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '&[data-fill]': { height: '100dvh' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    paddingBottom: `calc(${px(size.bottomBar)} + env(safe-area-inset-bottom))`,
  },
};

/** Out of sight until the keyboard reaches it. */
export const skipLinkStyle: CSSObject = {
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

export const railStyle: CSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: layer.rail,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(0.5),
  height: '100dvh',
  padding: space(1.5, 0),
  overflowY: 'auto',
  scrollbarWidth: 'none',
  borderInlineEnd: edge.hairline,
  background: color.surface.base,
  [media.phone]: { display: 'none' },
};

export const brandStyle: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.control,
  height: size.control,
  marginBottom: space(2),
};

export const railEndStyle: CSSObject = {
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  marginTop: 'auto',
};

export const topBarStyle: CSSObject = {
  display: 'none',
  [media.phone]: {
    position: 'sticky',
    top: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space(0.5),
    height: size.topBar,
    padding: space(0, 1),
    borderBottom: edge.hairline,
    background: color.surface.base,
  },
};

export const topBarTitleStyle: CSSObject = { ...typeStyle('h3'), ...truncate, flex: 1 };

export const mainStyle: CSSObject = {
  minWidth: 0,
  '[data-fill] > &': { minHeight: 0, overflow: 'auto' },
  // the skip link moves focus here; the page itself needs no ring
  '&:focus': { outline: 'none' },
};

export const bottomBarStyle: CSSObject = {
  display: 'none',
  [media.phone]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: layer.sticky,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    padding: `0 ${space(0.5)} env(safe-area-inset-bottom)`,
    borderTop: edge.hairline,
    background: color.surface.raised,
  },
};
