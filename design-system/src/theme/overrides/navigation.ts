import type { ComponentOverrides } from '../create-theme';
import { size } from '../../tokens/size';
import { corner, focusRingInside, media, space, tabularFigures, typeStyle } from '../css';
import { color, edge, shadow } from '../vars';

export const navigationOverrides: ComponentOverrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: size.tab, borderBottom: edge.hairline },
      list: { gap: space(3) },
      indicator: { height: 2, background: color.text.primary },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        flexDirection: 'row',
        gap: space(0.75),
        minWidth: 0,
        minHeight: size.tab,
        padding: 0,
        [media.touch]: { minWidth: size.touch },
        fontWeight: 500,
        color: color.text.muted,
        '&:hover, &.Mui-selected': { color: color.text.primary },
        '&:focus-visible': {
          margin: space(0, -0.75),
          padding: space(0, 0.75),
          borderRadius: corner('sm'),
          ...focusRingInside,
        },
        '& [data-count]': { color: color.text.faint, ...tabularFigures },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        minWidth: size.menu,
        margin: space(0.5),
        border: edge.hairline,
        borderRadius: corner('md'),
        background: color.surface.overlay,
        boxShadow: shadow.float,
      },
      list: { padding: space(0.5), '& hr': { margin: space(0.5, 0) } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        gap: space(1.5),
        minHeight: size.menuItem,
        padding: space(0.75, 1.5),
        borderRadius: corner('sm'),
        color: color.text.primary,
        '& svg': { color: color.text.muted },
        '&:hover, &.Mui-focusVisible': { background: color.surface.hover },
        '&.Mui-selected, &.Mui-selected:hover': { background: color.surface.selected },
        '&:focus-visible': focusRingInside,
        '&[data-tone="danger"], &[data-tone="danger"] svg': { color: color.status.danger.fg },
        '&[data-tone="danger"]:hover': { background: color.status.danger.bg },
        [media.touch]: { minHeight: size.touch },
      },
    },
  },
};
