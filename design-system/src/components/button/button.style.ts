import type { CSSObject } from '@emotion/react';
import { corner, media, rem, space, transition } from '../../theme/css';
import { color, edge, gradient } from '../../theme/vars';
import { size } from '../../tokens/size';

const hover = '&:hover:not(:disabled, [aria-disabled])';
const press = '&:active:not(:disabled, [aria-disabled])';

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  flex: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  height: size.control,
  padding: space(0, 2),
  border: edge.none,
  borderRadius: corner('sm'),
  background: 'none',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color', 'filter']),
  '&:disabled': { opacity: 0.42, cursor: 'not-allowed' },
  // keeps the focus and its full contrast: what it says while it rests is worth reading
  '&[aria-disabled]:not([aria-busy])': { color: color.text.muted, cursor: 'not-allowed' },
  '&[aria-busy]': { cursor: 'progress' },
};

const sizes: CSSObject = {
  '&[data-size="sm"]': { height: size.controlSm, padding: space(0, 1.5), fontSize: rem(13) },
  '&[data-size="lg"]': { height: size.controlLg, padding: space(0, 2.5), fontSize: rem(15) },
  '&[data-full]': { width: '100%' },
  [media.touch]: { '&&': { minHeight: size.touch } },
};

const tones: CSSObject = {
  '&[data-tone="primary"]': {
    border: 0,
    background: gradient.action,
    color: color.accent.on,
    fontWeight: 600,
    [hover]: { filter: 'brightness(1.08)' },
    [press]: { filter: 'brightness(.92)' },
  },
  '&[data-tone="secondary"]': {
    border: edge.control,
    background: color.surface.raised,
    color: color.text.primary,
    [hover]: { background: color.surface.hover, borderColor: color.text.muted },
    [press]: { background: color.surface.selected },
  },
  '&[data-tone="quiet"]': {
    color: color.text.muted,
    [hover]: { background: color.surface.hover, color: color.text.primary },
    [press]: { background: color.surface.selected, color: color.text.primary },
  },
  '&[data-tone="danger"]': {
    borderColor: 'currentColor',
    color: color.status.danger.fg,
    [hover]: { background: color.status.danger.bg },
    [press]: { background: color.status.danger.bg, filter: 'brightness(.9)' },
  },
};

export const buttonStyle: CSSObject = { ...base, ...tones, ...sizes };
