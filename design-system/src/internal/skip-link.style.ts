import type { CSSObject } from '@emotion/react';
import { corner, space } from '../theme/css';
import { color } from '../theme/vars';
import { layer } from '../tokens/elevation';

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
