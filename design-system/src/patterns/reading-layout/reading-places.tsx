import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { corner, media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface ReadingPlacesProps {
  /** On the button that opens the list where there is no room beside the text. */
  label: string;
  children: ReactNode;
}

const Root = styled.details({
  // A browser that cannot show the content of what is closed keeps the button on every window.
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

/** Lists of pages beside the text; folded up above it where the window is narrow, so that the text comes first. */
export function ReadingPlaces({ label, children }: ReadingPlacesProps): ReactElement {
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
