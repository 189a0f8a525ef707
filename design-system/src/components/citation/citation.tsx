import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { domainVars, type Domain } from '../../internal/domain';
import { radius } from '../../tokens/radius';
import { color, px, transition } from '../../theme/vars';

export interface CitationProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  number: number;
  /** @default 'memory' */
  domain?: Domain;
  /** The source's name; spoken as "Source 1, Sleep". */
  name?: string;
}

const Root = styled('a')({
  ...domainVars,
  display: 'inline',
  margin: '0 2px 0 3px',
  padding: '1px 5px 2px',
  borderRadius: px(radius.xs),
  background: 'var(--d-bg)',
  color: 'var(--d-fg)',
  fontSize: '0.6875rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 1,
  cursor: 'pointer',
  transition: transition(['background-color', 'color'], 'base'),
  '&:hover': { background: 'var(--d-fg)', color: color.surface.base },
});

/** The number of a source, after the punctuation of the claim it carries. */
export function Citation({ number, domain = 'memory', name, href, ...rest }: CitationProps): ReactElement {
  const link = useLinkElement({ href });
  return (
    <Root
      as={link}
      href={href}
      data-domain={domain}
      aria-label={name ? `Source ${String(number)}, ${name}` : `Source ${String(number)}`}
      {...rest}
    >
      {number}
    </Root>
  );
}
