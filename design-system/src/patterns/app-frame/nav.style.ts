import type { CSSObject } from '@emotion/react';
import { corner, focusRingInside, rem, space, transition } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

const item: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  border: 0,
  background: 'none',
  color: color.text.muted,
  fontWeight: 500,
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
  '&[aria-current]': { color: color.text.primary },
};

const iconOverLabel: CSSObject = {
  ...item,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space(0.375),
  fontSize: rem(11),
  lineHeight: rem(14),
};

export const railItemStyle: CSSObject = {
  ...iconOverLabel,
  flex: 'none',
  width: size.railItem,
  minHeight: size.railItemHeight,
  padding: 0,
  borderRadius: corner('sm'),
  '&:hover': { background: color.surface.hover },
  '&[aria-current]': { background: color.surface.selected, color: color.text.primary },
};

export const barItemStyle: CSSObject = {
  ...iconOverLabel,
  minHeight: size.bottomBar,
  padding: 0,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: space(6),
    height: space(3.25),
    borderRadius: corner('full'),
  },
  '&[aria-current]': { color: color.text.primary },
  '&[aria-current] > span': { background: color.surface.selected },
  '&:focus-visible': focusRingInside,
};

export const drawerItemStyle: CSSObject = {
  ...item,
  gap: space(1.5),
  width: '100%',
  minHeight: size.controlLg,
  padding: space(0, 1.5),
  borderRadius: corner('sm'),
  textAlign: 'start',
  '&:hover': { background: color.surface.hover, color: color.text.primary },
  '&[aria-current]': { background: color.surface.selected, color: color.text.primary },
};
