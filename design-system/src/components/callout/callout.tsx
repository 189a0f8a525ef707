import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { radius } from '../../tokens/radius';
import { color, px } from '../../theme/vars';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { IconButton } from '../icon-button/icon-button';

export const calloutTones = ['info', 'success', 'warning', 'danger'] as const;

type CalloutTone = (typeof calloutTones)[number];

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Meaning, not colour. @default 'info' */
  tone?: CalloutTone;
  title?: ReactNode;
  /** One way forward: a `Link` or a quiet button. */
  action?: ReactNode;
  onDismiss?: () => void;
}

export const toneIcons: Record<CalloutTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  border: '1px solid color-mix(in srgb, var(--s-fg) 32%, transparent)',
  borderRadius: px(radius.md),
  background: 'var(--s-bg)',
  '& > svg': { marginTop: 1, color: 'var(--s-fg)' },
  '& > button': { margin: '-4px -8px -4px 0' },
  ...Object.fromEntries(
    calloutTones.map((tone) => [
      `&[data-tone="${tone}"]`,
      { '--s-fg': color.status[tone].fg, '--s-bg': color.status[tone].bg },
    ]),
  ),
});
const Words = styled('div')({ flex: 1, minWidth: 0, '& strong': { display: 'block', fontWeight: 600 } });

/** Icon, one sentence, one way forward. */
export function Callout({
  tone = 'info',
  title,
  action,
  onDismiss,
  children,
  ...rest
}: CalloutProps): ReactElement {
  return (
    <Root data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'} {...rest}>
      <Icon name={toneIcons[tone]} />
      <Words>
        {title && <strong>{title}</strong>}
        {children}
      </Words>
      {action}
      {onDismiss && (
        <IconButton size="sm" label="Dismiss" icon={<Icon name="close" size={18} />} onClick={onDismiss} />
      )}
    </Root>
  );
}
