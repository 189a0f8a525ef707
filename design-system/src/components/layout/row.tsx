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
}

const Root = styled.div({
  display: 'flex',
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
});

/** Things side by side that wrap when there is no room: chips, buttons, a glyph and its name. */
export function Row({ gap = 1, align, justify, nowrap, style, ...rest }: RowProps): ReactElement {
  return (
    <Root
      data-align={align}
      data-justify={justify}
      data-nowrap={flag(nowrap)}
      style={{ gap: space(gap), ...style }}
      {...rest}
    />
  );
}
