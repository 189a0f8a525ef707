import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { radius } from '../../tokens/radius';
import { color, px, typeStyle } from '../../theme/vars';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export const badgeTones = ['neutral', 'success', 'warning', 'danger'] as const;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: (typeof badgeTones)[number];
}

const toneIcon: Partial<Record<(typeof badgeTones)[number], IconName>> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};

const Root = styled('span')({
  ...typeStyle('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 8px',
  borderRadius: px(radius.full),
  border: `1px solid ${color.border.hairline}`,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-tone="success"]': {
    borderColor: 'transparent',
    background: color.status.success.bg,
    color: color.status.success.fg,
  },
  '&[data-tone="warning"]': {
    borderColor: 'transparent',
    background: color.status.warning.bg,
    color: color.status.warning.fg,
  },
  '&[data-tone="danger"]': {
    borderColor: 'transparent',
    background: color.status.danger.bg,
    color: color.status.danger.fg,
  },
});

/** A count or a state in a word; states bring their icon. */
export function Badge({ tone = 'neutral', children, ...rest }: BadgeProps): ReactElement {
  const icon = toneIcon[tone];
  return (
    <Root data-tone={tone} {...rest}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Root>
  );
}
