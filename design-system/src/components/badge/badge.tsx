import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { statusIcons, statusVars } from '../../internal/status';
import { corner, space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Icon } from '../icon/icon';

export const badgeTones = ['neutral', 'success', 'warning', 'danger'] as const;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** Icon and words without an edge or a fill, for the inside of rows. */
  plain?: boolean;
  /** A circle, for a number in a row of steps or an icon in its place. */
  round?: boolean;
}

const Root = styled.span({
  ...typeStyle('caption'),
  ...tabularFigures,
  ...statusVars,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.5),
  flex: 'none',
  width: 'fit-content',
  minHeight: size.sourceChip,
  padding: space(0, 1),
  border: edge.hairline,
  borderRadius: corner('full'),
  color: color.text.muted,
  whiteSpace: 'nowrap',
  // words without a frame may take a second line
  '&[data-plain]': { minHeight: 0, padding: 0, border: 0, whiteSpace: 'normal' },
  '&[data-round]': { justifyContent: 'center', width: size.sourceChip, padding: 0 },
  '&:not([data-tone="neutral"])': { color: 'var(--s-fg)' },
  '&:not([data-tone="neutral"], [data-plain])': { borderColor: 'transparent', background: 'var(--s-bg)' },
});

/** A count, or a state in a word; states bring their icon. */
export function Badge({ tone = 'neutral', plain, round, children, ...rest }: BadgeProps): ReactElement {
  return (
    <Root data-tone={tone} data-plain={flag(plain)} data-round={flag(round)} {...rest}>
      {tone !== 'neutral' && <Icon name={statusIcons[tone]} size={14} />}
      {children}
    </Root>
  );
}
