import type { Components } from '@mui/material/styles';
import { radius } from '../../tokens/radius';
import { size } from '../../tokens/space';
import { accentGradient, color, media, px, transition, typeStyle } from '../vars';

const control = transition(['background-color', 'border-color', 'color', 'filter']);
const touch = { [media.phone]: { minHeight: size.touch } };

export const inputOverrides: Components = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: size.control,
        padding: '0 16px',
        gap: 8,
        border: '1px solid transparent',
        borderRadius: px(radius.sm),
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color: color.text.primary,
        transition: control,
        '&.Mui-disabled': { opacity: 0.42, cursor: 'not-allowed', pointerEvents: 'auto' },
        '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
        ...touch,
      },
      sizeSmall: { height: size.controlSm, padding: '0 12px', fontSize: '0.8125rem' },
      sizeLarge: { height: size.controlLg, padding: '0 20px', fontSize: '0.9375rem' },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
    variants: [
      {
        props: { variant: 'primary' },
        style: {
          border: 0,
          background: accentGradient,
          color: color.accent.on,
          fontWeight: 600,
          '&.Mui-disabled': { color: color.accent.on },
          '&:hover': { filter: 'brightness(1.08)' },
          '&:active': { filter: 'brightness(.92)' },
        },
      },
      {
        props: { variant: 'secondary' },
        style: {
          borderColor: color.border.control,
          background: color.surface.raised,
          '&.Mui-disabled': { color: color.text.primary },
          '&:hover': { background: color.surface.hover, borderColor: color.text.muted },
          '&:active': { background: color.surface.selected },
        },
      },
      {
        props: { variant: 'quiet' },
        style: {
          color: color.text.muted,
          '&.Mui-disabled': { color: color.text.muted },
          '&:hover': { background: color.surface.hover, color: color.text.primary },
          '&:active': { background: color.surface.selected, color: color.text.primary },
        },
      },
      {
        props: { variant: 'danger' },
        style: {
          borderColor: 'currentColor',
          color: color.status.danger.fg,
          '&.Mui-disabled': { color: color.status.danger.fg },
          '&:hover': { background: color.status.danger.bg },
          '&:active': { background: color.status.danger.bg, filter: 'brightness(.9)' },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        flex: 'none',
        width: size.control,
        height: size.control,
        padding: 0,
        border: '1px solid transparent',
        borderRadius: px(radius.sm),
        color: color.text.muted,
        transition: control,
        '&:hover': { background: color.surface.hover, color: color.text.primary },
        '&.Mui-disabled': { color: 'inherit', opacity: 0.42 },
        '&[data-tone="outlined"]': {
          borderColor: color.border.control,
          background: color.surface.raised,
          color: color.text.primary,
        },
        '&[data-tone="outlined"]:hover': { background: color.surface.hover, borderColor: color.text.muted },
        [media.phone]: { width: size.touch, height: size.touch },
      },
      sizeSmall: { width: size.controlSm, height: size.controlSm },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        gap: 8,
        minWidth: 0,
        minHeight: size.controlLg,
        padding: '0 16px',
        border: `1px solid ${color.border.strong}`,
        borderRadius: px(radius.sm),
        background: color.surface.field,
        color: color.text.primary,
        fontSize: '1rem',
        transition: control,
        '& > svg': { color: color.text.faint },
        '&:hover': { borderColor: color.text.muted },
        '&.Mui-focused': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 1 },
        '&.Mui-error': { borderColor: color.status.danger.fg },
        '&.Mui-disabled': { opacity: 0.45, color: 'inherit' },
        '& > .MuiIconButton-root:last-child': { marginInlineEnd: -8 },
      },
      sizeSmall: { minHeight: size.control, padding: '0 12px', fontSize: '0.875rem', ...touch },
      multiline: { padding: '9px 12px' },
      input: {
        height: 'auto',
        padding: 0,
        '&::placeholder': { color: color.text.faint, opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        width: 20,
        height: 20,
        padding: 0,
        border: `1.5px solid ${color.border.strong}`,
        borderRadius: px(radius.xs),
        color: 'transparent',
        transition: control,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': {
          borderColor: color.surface.inverse,
          background: color.surface.inverse,
          color: color.text.inverse,
        },
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
        '&.Mui-disabled': { opacity: 0.42 },
        // a finger needs 44 px around the 20 px box
        '& input': { inset: -12, width: 44, height: 44 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 40,
        height: 24,
        padding: 0,
        overflow: 'visible',
        borderRadius: px(radius.full),
        '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
      },
      switchBase: {
        inset: 4,
        width: 16,
        height: 16,
        padding: 0,
        color: color.text.muted,
        '&:hover': { background: 'none' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: color.text.inverse },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: color.surface.inverse,
          background: color.surface.inverse,
        },
        '&.Mui-disabled, &.Mui-disabled + .MuiSwitch-track': { opacity: 0.42 },
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: {
        opacity: 1,
        border: `1px solid ${color.border.strong}`,
        borderRadius: px(radius.full),
        background: color.surface.sunken,
        transition: control,
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&': { padding: '0 20px 0 0', minHeight: 0 }, '&:focus': { background: 'none' } },
      icon: { right: 0, color: color.text.faint },
    },
  },
};
