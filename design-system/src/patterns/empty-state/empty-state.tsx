import styled from '@emotion/styled';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { measure } from '../../tokens/size';

export interface EmptyStateProps {
  glyph?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  /** Why it is worth having. */
  children?: ReactNode;
  /** One secondary button; a quiet one beside it at most. */
  actions?: ReactNode;
  /** @default 'h2' */
  titleAs?: ElementType;
  /** `center` when it is all there is on a page. @default 'start' */
  align?: 'start' | 'center';
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.5),
  '&[data-align="center"]': {
    alignItems: 'center',
    justifyContent: 'center',
    padding: space(8, 2),
    textAlign: 'center',
  },
});
const Title = styled.h2(typeStyle('h3'));
const Words = styled.p({ maxWidth: measure.state, color: color.text.muted });
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  justifyContent: 'inherit',
  '&:empty': { display: 'none' },
});

/** What is missing, why it is worth it, one way to begin. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { glyph, title, children, actions, titleAs, align = 'start' } = props;
  return (
    <Root data-align={align}>
      {glyph}
      <Title as={titleAs}>{title}</Title>
      {children && <Words>{children}</Words>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
