import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { corner, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface ChoiceCardProps extends Omit<ComponentPropsWithRef<'button'>, 'title'> {
  glyph: ReactNode;
  title: ReactNode;
  /** Open or not: announced as pressed. */
  selected: boolean;
  children: ReactNode;
}

const Root = styled.button({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(0.25, 1.5),
  alignContent: 'start',
  width: '100%',
  height: '100%',
  padding: space(2),
  border: edge.hairline,
  borderRadius: corner('md'),
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color']),
  '&:hover': { borderColor: color.border.strong },
  '&[aria-pressed="true"]': { background: color.surface.selected, borderColor: color.border.control },
  '& > span:first-of-type': { gridRow: 'span 2' },
});
const Title = styled.span({ ...typeStyle('h3'), color: color.text.primary });
const Words = styled.span({ ...typeStyle('body'), gridColumn: 2, color: color.text.muted });

/** One of a few things to look at; a second press puts it away again. */
export function ChoiceCard({ glyph, title, selected, children, ...rest }: ChoiceCardProps): ReactElement {
  return (
    <Root type="button" aria-pressed={selected} {...rest}>
      {glyph}
      <Title>{title}</Title>
      <Words>{children}</Words>
    </Root>
  );
}
