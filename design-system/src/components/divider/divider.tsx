import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Words in the middle of the line. */
  children?: ReactNode;
}

const Line = styled.hr({ alignSelf: 'stretch', flex: 'none', margin: 0 });
const WithWords = styled.div({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  color: color.text.faint,
  '&::before, &::after': { content: '""', flex: 1, borderTop: edge.hairline },
});

/** A hairline between two things, with words in it where they are alternatives. */
export function Divider({ children, ...rest }: DividerProps): ReactElement {
  return children ? <WithWords {...rest}>{children}</WithWords> : <Line />;
}
