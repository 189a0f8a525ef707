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

/** The dot and the room around it. */
const GAP = space(2.5);

const Root = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5, 0),
  margin: 0,
  // the dot that would begin a line is cut off, whichever part comes first there
  marginInlineStart: `calc(-1 * ${GAP})`,
  padding: 0,
  clipPath: `inset(${space(-0.5)} ${space(-0.5)} ${space(-0.5)} ${space(1.75)})`,
  listStyle: 'none',
  color: color.text.muted,
});
const Part = styled.li({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: GAP,
  '&::before': { content: '"·"', position: 'absolute', insetInlineStart: 0, width: GAP, textAlign: 'center' },
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
