import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { corner, media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface ArticleContentsProps {
  /** Button that opens the list on narrow windows. */
  label: string;
  children: ReactNode;
}

const Root = styled.details({
  // Without `::details-content` closed content cannot be shown, so the button stays at every width.
  '@supports selector(::details-content)': {
    [media.twoPane]: {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
  [media.onePane]: { border: edge.hairline, borderRadius: corner('sm') },
});
const Opener = styled.summary({
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.touch,
  padding: space(0, 1.5),
  borderRadius: corner('sm'),
  color: color.text.muted,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
});
const List = styled.div({
  display: 'grid',
  gap: space(3),
  [media.onePane]: { padding: space(1, 0.5, 2) },
});

/** Lists of pages beside the text; collapsed above it on narrow windows. */
export function ArticleContents({ label, children }: ArticleContentsProps): ReactElement {
  return (
    <Root>
      <Opener>
        {label}
        <Icon name="chevron-down" size={18} />
      </Opener>
      <List>{children}</List>
    </Root>
  );
}
