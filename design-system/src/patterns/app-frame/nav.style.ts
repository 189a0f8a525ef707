import type { CSSObject } from '@emotion/react';
import { corner, focusRingInside, rem, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { onOpenRail } from './open-rail';

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
  ...onOpenRail({
    ...typeStyle('body'),
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: space(1.25),
    width: 'auto',
    minHeight: size.railRow,
    padding: space(0, 1),
    fontWeight: 500,
    // the child on screen is what is selected
    '&[aria-current="true"]': { background: 'none' },
    '&[aria-current="true"]:hover': { background: color.surface.hover },
  }),
};

/** Below the place that is open; elsewhere they are tabs above the page. */
export const railChildrenStyle: CSSObject = {
  display: 'none',
  ...onOpenRail({
    display: 'flex',
    flexDirection: 'column',
    gap: space(0.125),
    margin: space(0, 0, 0.5, 2.125),
    paddingInlineStart: space(1.5),
    borderInlineStart: edge.hairline,
  }),
};

export const railChildStyle: CSSObject = {
  ...item,
  ...typeStyle('label'),
  minHeight: size.railChild,
  padding: space(0, 1),
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
