import type { CSSObject } from '@emotion/react';
import { media } from '../../theme/css';

/** Rules that hold where the rail shows labels beside its icons: wide windows, unless it was folded. */
export function onOpenRail(rules: CSSObject): CSSObject {
  return { [media.desktop]: { '[data-rail="open"] &': rules } };
}
