import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { statusIcons, statusTones, statusVars, type StatusTone } from '../../internal/status';
import { corner, media, px, space, touchTarget } from '../../theme/css';
import { size } from '../../tokens/size';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';

export const calloutTones = statusTones;

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Meaning, not colour. @default 'info' */
  tone?: StatusTone;
  title?: ReactNode;
  /** One way forward: a `Link` or a quiet button. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
}

const Root = styled.div({
  ...statusVars,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  padding: space(1.5, 2),
  border: '1px solid color-mix(in srgb, var(--s-fg) 32%, transparent)',
  borderRadius: corner('md'),
  background: 'var(--s-bg)',
  // A long way forward comes below the words there, instead of squeezing them.
  [media.phone]: { flexWrap: 'wrap' },
  '& > svg': { marginTop: 1, color: 'var(--s-fg)' },
  '& > a': touchTarget,
  '& > button, & > span > button': { margin: space(-0.625, -1, -0.625, 0) },
});
const Words = styled.div({
  flex: 1,
  minWidth: 0,
  [media.phone]: { flexBasis: px(size.cell) },
  '& > strong': { display: 'block', fontWeight: 600 },
});

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
      <Icon name={statusIcons[tone]} />
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
