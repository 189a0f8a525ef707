import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { media, px, space, transition } from '../../theme/css';
import { breakpoint } from '../../tokens/size';

export interface HoverToolsProps {
  /** Visible without hover or focus. @default false */
  shown?: boolean;
  children: ReactNode;
}

/** Hover-capable pointer and at least tablet width. */
const forMouse = `@media (not (pointer: coarse)) and (min-width: ${px(breakpoint.tablet)})`;

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(0.25),
  [media.touch]: { gap: 0 },
  transition: transition(['opacity']),
});

/** Styles for the container of `HoverTools`: reveals them on hover, on focus within, or while a menu is open. */
export const revealsHoverTools: CSSObject = {
  [forMouse]: {
    '&:not(:hover, :focus-within, :has([aria-expanded="true"])) [data-hidden-until-hover]': { opacity: 0 },
  },
};

/** Tools shown on hover and focus, so that a long conversation stays calm; always visible on touch. */
export function HoverTools({ shown = false, children }: HoverToolsProps): ReactElement {
  return <Root data-hidden-until-hover={flag(!shown)}>{children}</Root>;
}
