import { styled } from '@mui/material/styles';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { color, typeStyle } from '../../theme/vars';

export interface StateProps {
  glyph?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One secondary button; a quiet one beside it at most. */
  actions?: ReactNode;
  /** @default 'h2' */
  titleAs?: ElementType;
  /** `start` inside a card, `center` when it is all there is on a page. @default 'start' */
  align?: 'start' | 'center';
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& > h2, & > h3': typeStyle('h3'),
  '& > p': { maxWidth: '48ch', color: color.text.muted },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '&[data-align="center"]': { alignItems: 'center', padding: '64px 16px', textAlign: 'center' },
});

/** What is missing, why it is worth it, one way to begin. */
export function EmptyState({
  glyph,
  title,
  children,
  actions,
  titleAs: Title = 'h2',
  align = 'start',
}: StateProps): ReactElement {
  return (
    <Root data-align={align}>
      {glyph}
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div>{actions}</div>}
    </Root>
  );
}
