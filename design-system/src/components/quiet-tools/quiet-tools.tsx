import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { px, space, transition } from '../../theme/css';
import { breakpoint } from '../../tokens/size';

export interface QuietToolsProps {
  /** In sight without being looked for. @default false */
  shown?: boolean;
  children: ReactNode;
}

/** Where things can be pointed at without being pressed, and there is room for it. */
const forMouse = `@media (not (pointer: coarse)) and (min-width: ${px(breakpoint.tablet)})`;

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.5),
  transition: transition(['opacity']),
});

/** For what the tools belong to: they come into sight when it is pointed at, holds the focus, or has a menu open. */
export const withQuietTools: CSSObject = {
  [forMouse]: {
    '&:not(:hover, :focus-within, :has([aria-expanded="true"])) [data-quiet]': { opacity: 0 },
  },
};

/** Tools that would be noise beside every message of a long talk. Their space is kept; fingers always see them. */
export function QuietTools({ shown = false, children }: QuietToolsProps): ReactElement {
  return <Root data-quiet={flag(!shown)}>{children}</Root>;
}
