import type { CSSObject } from '@emotion/react';
import { corner, media, px, space, transition, truncate, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { layer } from '../../tokens/elevation';
import { size } from '../../tokens/size';
import { onOpenRail } from './open-rail';

export const frameStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `${px(size.rail)} minmax(0, 1fr)`,
  minHeight: '100dvh',
  [media.desktop]: { '&[data-rail="open"]': { gridTemplateColumns: `${px(size.railOpen)} minmax(0, 1fr)` } },
  '&[data-fill]': { height: '100dvh' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
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
  ...onOpenRail({ alignItems: 'stretch', gap: space(0.25), padding: space(1.5) }),
  [media.phone]: { display: 'none' },
};

export const brandStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  flex: 'none',
  minWidth: size.control,
  height: size.control,
  marginBottom: space(1),
  ...onOpenRail({ justifyContent: 'flex-start', padding: space(0, 1) }),
};

/** The name beside the mark, where there is room. */
export const brandNameStyle: CSSObject = {
  ...typeStyle('h3'),
  display: 'none',
  color: color.text.primary,
  ...onOpenRail({ display: 'inline' }),
};

export const groupStyle: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  gap: 'inherit',
  flex: 'none',
  '& + &': { paddingTop: space(1), marginTop: space(0.5), borderTop: edge.hairline },
};

export const railEndStyle: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  gap: space(0.5),
  flex: 'none',
  marginTop: 'auto',
  paddingTop: space(1),
};

/** What stands beside the rail; alone on a phone. */
export const columnStyle: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '[data-fill] > &': { minHeight: 0 },
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
    flex: 'none',
    height: size.topBar,
    padding: space(0, 1),
    borderBottom: edge.hairline,
    background: color.surface.base,
  },
};

export const barBrandStyle: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
};

export const topBarTitleStyle: CSSObject = { ...typeStyle('h3'), ...truncate, flex: 1 };

export const placeTabsStyle: CSSObject = {
  flex: 'none',
  '& > nav': { paddingInline: space(4), [media.phone]: { paddingInline: space(2) } },
  ...onOpenRail({ display: 'none' }),
};

/** As high as the toasts of a phone, which would cover the first controls of the page otherwise. */
export const toastRoomStyle: CSSObject = {
  display: 'none',
  [media.phone]: { display: 'block', flex: 'none', height: 'var(--toast-room, 0px)' },
};

export const mainStyle: CSSObject = {
  flex: 1,
  minWidth: 0,
  '[data-fill] &': { minHeight: 0, overflow: 'auto' },
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

export const quickStyle: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(0.75),
  flex: 'none',
  marginBottom: space(1),
  ...onOpenRail({ flexDirection: 'row', marginBottom: space(1.5) }),
};

/** A button of the rail's head: an edge of its own, since it acts and leads nowhere. */
export const quickButtonStyle: CSSObject = {
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(0.75),
  flex: 'none',
  width: size.control,
  height: size.railRow,
  padding: 0,
  border: edge.control,
  borderRadius: corner('sm'),
  background: 'none',
  color: color.text.primary,
  cursor: 'pointer',
  transition: transition(['border-color', 'background-color']),
  '&:hover': { borderColor: color.border.strong, background: color.surface.hover },
  '& > span, & > kbd': { display: 'none' },
  '&[data-wide]': onOpenRail({
    flex: 1,
    minWidth: 0,
    width: 'auto',
    padding: space(0, 1, 0, 1.25),
    color: color.text.muted,
    '& > span': { display: 'inline', flex: 1, textAlign: 'start', ...truncate },
    '& > kbd': { display: 'inline' },
  }),
};
