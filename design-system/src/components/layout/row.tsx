import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { space } from '../../theme/css';

export interface RowProps extends ComponentPropsWithRef<'div'> {
  /** Grid steps between the children. @default 1 */
  gap?: number;
  /** @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Stays on one line even where it does not fit. @default false */
  nowrap?: boolean;
  /** Stays on one line and scrolls inside itself, for chips on a phone. @default false */
  scroll?: boolean;
}

const Root = styled.div<{ $gap: number }>(({ $gap }) => ({
  display: 'flex',
  gap: space($gap),
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  '&[data-align="start"]': { alignItems: 'flex-start' },
  '&[data-align="end"]': { alignItems: 'flex-end' },
  '&[data-align="baseline"]': { alignItems: 'baseline' },
  '&[data-justify="center"]': { justifyContent: 'center' },
  '&[data-justify="end"]': { justifyContent: 'flex-end' },
  '&[data-justify="between"]': { justifyContent: 'space-between' },
  '&[data-nowrap]': { flexWrap: 'nowrap' },
  // the padding keeps focus rings from being cut off
  '&[data-scroll]': {
    flexWrap: 'nowrap',
    margin: space(-0.5),
    padding: space(0.5),
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '&[data-scroll] > *': { flex: 'none' },
}));

/** Things side by side that wrap when there is no room: chips, buttons, a glyph and its name. */
export function Row({ gap = 1, align, justify, nowrap, scroll, ...rest }: RowProps): ReactElement {
  return (
    <Root
      $gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={flag(nowrap)}
      data-scroll={flag(scroll)}
      {...rest}
    />
  );
}
