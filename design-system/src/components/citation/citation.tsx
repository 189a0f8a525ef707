import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { useLinkElement } from '../../internal/link-context';
import { corner, media, rem, space, tabularFigures, transition } from '../../theme/css';
import { color } from '../../theme/vars';

export interface CitationProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  number: number;
  /** @default 'memory' */
  domain?: Domain;
  /** The source's name; spoken as "Source 1, Sleep". */
  name?: string;
  /** Where the source opens: a page, or the chip below as `#id`. */
  href: string;
}

const Root = styled.a({
  ...domainVars,
  ...tabularFigures,
  display: 'inline',
  // or its end would stand on the next line
  whiteSpace: 'nowrap',
  margin: space(0, 0.25, 0, 0.375),
  padding: space(0.125, 0.625, 0.25),
  borderRadius: corner('xs'),
  background: 'var(--d-bg)',
  color: 'var(--d-fg)',
  fontSize: rem(11),
  fontWeight: 650,
  verticalAlign: 1,
  cursor: 'pointer',
  transition: transition(['background-color', 'color'], 'base'),
  // as tall as a finger needs, but not over the citation beside it
  [media.touch]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: space(-1.75, -0.25) },
  },
  '&:hover': { background: 'var(--d-fg)', color: color.surface.base },
});

/** The number of a source, after the punctuation of the claim it carries. */
export function Citation({ number, domain = 'memory', name, href, ...rest }: CitationProps): ReactElement {
  const link = useLinkElement({ href });
  const label = `Source ${String(number)}`;
  return (
    <Root
      as={link}
      href={href}
      data-domain={domain}
      aria-label={name ? `${label}, ${name}` : label}
      {...rest}
    >
      {number}
    </Root>
  );
}
