import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { corner } from '../../theme/css';
import { color } from '../../theme/vars';
import { size as sizes } from '../../tokens/size';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export { domains, type Domain } from '../../internal/domain';

export interface GlyphProps {
  /** Hue and icon of a domain; `neutral` and `danger` for states that belong to none. */
  domain: Domain | 'neutral' | 'danger';
  /** Replaces the domain's own icon. */
  icon?: IconName;
  /** Replaces the icon: one of those that come with their screens. */
  children?: ReactNode;
  /** 24 or 32 px. @default 'md' */
  size?: 'sm' | 'md';
}

const ownIcon = {
  memory: 'memory',
  body: 'body',
  mood: 'mood',
  home: 'home',
  neutral: 'info',
  danger: 'danger',
} as const;

export const glyphIconSizes = { sm: 16, md: 18 } as const;

const Root = styled.span({
  ...domainVars,
  '&[data-domain="neutral"]': { '--d-bg': color.surface.selected, '--d-fg': color.text.muted },
  '&[data-domain="danger"]': { '--d-bg': color.status.danger.bg, '--d-fg': color.status.danger.fg },
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes.glyph,
  height: sizes.glyph,
  borderRadius: corner('sm'),
  background: 'var(--d-bg)',
  color: 'var(--d-fg)',
  '&[data-size="sm"]': { width: sizes.glyphSm, height: sizes.glyphSm, borderRadius: corner('chip') },
});

/** A domain's icon on its fill. Decoration: the words beside it carry the meaning. */
export function Glyph(props: GlyphProps): ReactElement {
  const { domain, icon = ownIcon[domain], children, size = 'md' } = props;
  return (
    <Root data-domain={domain} data-size={size} aria-hidden>
      {children ?? <Icon name={icon} size={glyphIconSizes[size]} />}
    </Root>
  );
}
