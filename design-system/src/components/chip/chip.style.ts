import type { CSSObject } from '@emotion/react';
import { domainVars } from '../../internal/domain';
import {
  corner,
  media,
  space,
  tabularFigures,
  touchTarget,
  transition,
  truncate,
  typeStyle,
} from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export const chipStyle: CSSObject = {
  ...typeStyle('label'),
  ...domainVars,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.75),
  flex: 'none',
  width: 'fit-content',
  height: size.chip,
  maxWidth: '100%',
  padding: space(0, 1.25),
  border: edge.hairline,
  borderRadius: corner('full'),
  background: 'none',
  color: color.text.muted,
  '&[data-domain]': { background: 'var(--d-bg)', color: 'var(--d-fg)', borderColor: 'transparent' },
  '&[data-selected]': {
    background: color.surface.selected,
    color: color.text.primary,
    borderColor: color.border.control,
  },
};

export const pressableStyle: CSSObject = {
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color']),
  '&:hover:not([data-selected], :disabled)': { background: color.surface.hover, color: color.text.primary },
  '&:disabled': { opacity: 0.42, cursor: 'not-allowed' },
  ...touchTarget,
  [media.phone]: { height: size.chipTouch, padding: space(0, 1.5) },
};

export const nameStyle: CSSObject = truncate;

export const countStyle: CSSObject = { ...tabularFigures, color: color.text.faint };

export const removeStyle: CSSObject = {
  ...touchTarget,
  display: 'grid',
  placeItems: 'center',
  width: size.glyphSm,
  height: size.glyphSm,
  marginInlineEnd: space(-0.75),
  padding: 0,
  border: 0,
  borderRadius: corner('full'),
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.surface.hover },
};
