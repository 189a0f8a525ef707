import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { domainVars, type Domain } from '../../internal/domain';
import { radius } from '../../tokens/radius';
import { color, media, px, transition, typeStyle } from '../../theme/vars';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export interface SourceChipProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** The kind of source: sets hue and icon. @default 'memory' */
  domain?: Domain;
  /** What it is, in a few words. */
  name: string;
  /** When or where, muted. */
  meta?: string;
  /** The citation number inside an answer. */
  number?: number;
  /** Its original is on screen. */
  open?: boolean;
  icon?: IconName;
  /** Opens the original as a page. Without it, give `onClick`. */
  href?: string;
}

const Root = styled('button')({
  ...typeStyle('caption'),
  ...domainVars,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: 24,
  maxWidth: '100%',
  padding: '3px 8px 3px 6px',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: px(radius.chip),
  background: color.surface.base,
  color: color.text.muted,
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition(['border-color', 'background-color'], 'base'),
  '& > svg': { color: 'var(--d-fg)' },
  '&:hover': { borderColor: color.border.strong },
  '&[data-open]': { borderColor: 'var(--d-fg)', background: 'var(--d-bg)' },
  [media.phone]: { minHeight: 32 },
});
const Number = styled('span')({
  minWidth: 8,
  fontWeight: 600,
  color: 'var(--d-fg)',
  fontVariantNumeric: 'tabular-nums',
});
const Words = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& b': { marginRight: 8, fontWeight: 550, color: color.text.primary },
});

/** Where a claim comes from: domain, thing, time. Opens the original. */
export function SourceChip(props: SourceChipProps): ReactElement {
  const { domain = 'memory', name, meta, number, open = false, icon, href, type = 'button', ...rest } = props;
  const link = useLinkElement({ href });
  return (
    <Root
      as={link}
      data-domain={domain}
      data-open={open || undefined}
      {...(link ? { href } : { type, 'aria-expanded': open || undefined })}
      {...rest}
    >
      {number !== undefined && <Number>{number}</Number>}
      <Icon name={icon ?? domain} size={14} />
      <Words>
        <b>{name}</b>
        {meta}
      </Words>
    </Root>
  );
}
