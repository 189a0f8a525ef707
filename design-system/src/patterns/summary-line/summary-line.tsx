import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link } from '../../components/link/link';
import { media, space } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface SummaryPart {
  text: string;
  /** Leads to what is meant; without one it only says so. */
  href?: string;
  /** What is meant is what is shown now. */
  isCurrent?: boolean;
}

export interface SummaryLineProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  parts: readonly SummaryPart[];
}

const Root = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5, 0),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text.muted,
});
const Part = styled.li({
  display: 'flex',
  alignItems: 'center',
  // the dot belongs to the part before it, so that none begins a line
  '&:not(:last-child)::after': { content: '"·"', paddingInline: space(1) },
  '& a[aria-current]': { fontWeight: 550, textDecorationColor: 'currentColor' },
  [media.touch]: {
    minHeight: size.touch,
    '& a': { display: 'flex', alignItems: 'center', minHeight: size.touch },
  },
});

/** How things stand in one line; each part leads to what it counts. */
export function SummaryLine({ parts, ...rest }: SummaryLineProps): ReactElement {
  return (
    <Root {...rest}>
      {parts.map(({ text, href, isCurrent }) => (
        <Part key={text}>
          {href === undefined ? (
            text
          ) : (
            <Link href={href} aria-current={isCurrent ? true : undefined}>
              {text}
            </Link>
          )}
        </Part>
      ))}
    </Root>
  );
}
