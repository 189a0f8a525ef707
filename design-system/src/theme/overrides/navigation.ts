import type { Components } from '@mui/material/styles';
import { radius } from '../../tokens/radius';
import { size } from '../../tokens/space';
import { color, media, px, shadow, typeStyle } from '../vars';

export const navigationOverrides: Components = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${color.border.hairline}` },
      list: { gap: 24 },
      indicator: { height: 2, background: color.text.primary },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        flexDirection: 'row',
        gap: 6,
        minWidth: 0,
        minHeight: 44,
        padding: 0,
        fontWeight: 500,
        color: color.text.muted,
        '&:hover, &.Mui-selected': { color: color.text.primary },
        '&:focus-visible': {
          margin: '0 -6px',
          padding: '0 6px',
          borderRadius: px(radius.sm),
          outlineOffset: -3,
        },
        '& [data-count]': { color: color.text.faint, fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        minWidth: 200,
        marginTop: 4,
        border: `1px solid ${color.border.hairline}`,
        borderRadius: px(radius.md),
        background: color.surface.overlay,
        boxShadow: shadow.float,
      },
      list: { padding: 4, '& hr': { margin: '4px 0' } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        gap: 12,
        minHeight: 36,
        padding: '6px 12px',
        borderRadius: px(radius.sm),
        color: color.text.primary,
        '& svg': { color: color.text.muted },
        '&:hover, &.Mui-focusVisible': { background: color.surface.hover },
        '&.Mui-selected, &.Mui-selected:hover': { background: color.surface.selected },
        '&:focus-visible': { outlineOffset: -2 },
        '&[data-tone="danger"], &[data-tone="danger"] svg': { color: color.status.danger.fg },
        '&[data-tone="danger"]:hover': { background: color.status.danger.bg },
        [media.phone]: { minHeight: size.touch },
      },
    },
  },
};
