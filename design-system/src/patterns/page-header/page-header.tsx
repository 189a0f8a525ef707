import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';

export interface PageHeaderProps {
  title: ReactNode;
  /** Date or context above the title. */
  context?: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Search, buttons. On a phone they move to the top bar: give them to `AppFrame` too. */
  tools?: ReactNode;
}

const Root = styled.header({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(3),
  [media.phone]: { marginBottom: space(2) },
});
const Context = styled.p({ ...tabularFigures, marginBottom: space(0.25), color: color.text.muted });
const Title = styled.h1(typeStyle('h1'));
const Description = styled.p({ marginTop: space(0.5), color: color.text.muted });
const Tools = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  [media.phone]: { display: 'none' },
});

/** Names the page: the only `h1` of a screen. */
export function PageHeader({ title, context, description, tools }: PageHeaderProps): ReactElement {
  return (
    <Root>
      <div>
        {context && <Context>{context}</Context>}
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </div>
      {tools && <Tools>{tools}</Tools>}
    </Root>
  );
}
