import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { color, media, space, tabularFigures, typeStyle } from '../../theme/vars';

export interface PageHeaderProps {
  title: ReactNode;
  /** Date or context above the title. */
  context?: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Search, buttons; hidden on phones, where tools live in the top bar. */
  tools?: ReactNode;
}

const Root = styled('header')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(3),
  '& h1': typeStyle('h1'),
  [media.phone]: { alignItems: 'flex-start', marginBottom: space(2) },
});
const Context = styled('p')({ ...tabularFigures, marginBottom: 2, color: color.text.muted });
const Description = styled('p')({ marginTop: 4, color: color.text.muted });
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [media.phone]: { display: 'none' },
});

/** Names the page. The only `h1` of a screen. */
export function PageHeader({ title, context, description, tools }: PageHeaderProps): ReactElement {
  return (
    <Root>
      <div>
        {context && <Context>{context}</Context>}
        <h1>{title}</h1>
        {description && <Description>{description}</Description>}
      </div>
      {tools && <Tools>{tools}</Tools>}
    </Root>
  );
}
