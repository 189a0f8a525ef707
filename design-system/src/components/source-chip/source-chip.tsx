import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { domainVars, type Domain } from '../../internal/domain';
import { useLinkElement } from '../../internal/link-context';
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
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export interface SourceChipProps extends Omit<ComponentPropsWithRef<'button'>, 'name' | 'children'> {
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
  /** Opens the original as a page. Without it, give `onClick`; without either it is a label. */
  href?: string;
}

const Root = styled.button({
  ...typeStyle('caption'),
  ...domainVars,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.75),
  width: 'fit-content',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: size.sourceChip,
  padding: space(0.375, 1, 0.375, 0.75),
  border: edge.hairline,
  borderRadius: corner('chip'),
  background: color.surface.base,
  color: color.text.muted,
  textAlign: 'start',
  transition: transition(['border-color', 'background-color'], 'base'),
  '& > svg': { color: 'var(--d-fg)' },
  '&:is(a, button)': {
    ...touchTarget,
    cursor: 'pointer',
    [media.phone]: { minHeight: size.sourceChipTouch },
  },
  '&:is(a, button):hover': { borderColor: color.border.strong },
  '&[data-open]': { borderColor: 'var(--d-fg)', background: 'var(--d-bg)' },
});
const Order = styled.span({
  ...tabularFigures,
  minWidth: space(1),
  fontWeight: 600,
  color: 'var(--d-fg)',
});
const Words = styled.span({
  ...truncate,
  '& > b': { fontWeight: 550, color: color.text.primary },
  '& > span': { marginInlineStart: space(0.375) },
});

/** Where a claim comes from: domain, thing, time. Opens the original. */
export function SourceChip(props: SourceChipProps): ReactElement {
  const { domain = 'memory', name, meta, number, open = false, icon = domain, href, ...rest } = props;
  const link = useLinkElement({ href });
  const element = link ?? (rest.onClick ? 'button' : 'span');
  return (
    <Root
      as={element}
      data-domain={domain}
      data-open={flag(open)}
      {...(link && { href })}
      {...(element === 'button' && { type: 'button', 'aria-pressed': open })}
      {...rest}
    >
      {number !== undefined && <Order>{number}</Order>}
      <Icon name={icon} size={14} />
      <Words>
        <b>{name}</b> {meta && <span>{meta}</span>}
      </Words>
    </Root>
  );
}
