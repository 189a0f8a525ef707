import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { color, px } from '../../theme/vars';
import { radius } from '../../tokens/radius';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export interface GlyphProps {
  /** Hue and icon of a domain; `neutral` and `danger` for states without one. */
  domain: Domain | 'neutral' | 'danger';
  /** Replaces the domain's icon. Required to say anything with `neutral` and `danger`. */
  icon?: IconName;
  /** 24 or 32 px. @default 'md' */
  size?: 'sm' | 'md';
}

const Root = styled('span')({
  ...domainVars,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: px(radius.sm),
  background: 'var(--d-bg)',
  color: 'var(--d-fg)',
  '&[data-size="sm"]': { width: 24, height: 24, borderRadius: px(radius.chip) },
  '&[data-domain="neutral"]': { '--d-bg': color.surface.selected, '--d-fg': color.text.muted },
  '&[data-domain="danger"]': { '--d-bg': color.status.danger.bg, '--d-fg': color.status.danger.fg },
});

const fallback = { neutral: 'info', danger: 'danger' } as const;

/** A domain's icon on its fill. Decoration: the words beside it carry the meaning. */
export function Glyph({ domain, icon, size = 'md' }: GlyphProps): ReactElement {
  const name = icon ?? (domain === 'neutral' || domain === 'danger' ? fallback[domain] : domain);
  return (
    <Root data-domain={domain} data-size={size} aria-hidden>
      <Icon name={name} size={size === 'sm' ? 16 : 18} />
    </Root>
  );
}
