import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { media, px } from '../../theme/css';
import { edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface ListDetailProps {
  list: ReactNode;
  /** The open item. Without it `placeholder` stands beside the list. */
  detail?: ReactNode;
  placeholder?: ReactNode;
  /** Width of the list: `wide` 384 px for rows, `narrow` 280 px for titles. @default 'wide' */
  listWidth?: 'wide' | 'narrow';
  /** Names the list for screen readers. */
  listLabel: string;
}

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: `${px(size.listPane)} minmax(0, 1fr)`,
  height: '100%',
  '&[data-list="narrow"]': { gridTemplateColumns: `${px(size.chatList)} minmax(0, 1fr)` },
  '& > section, & > div': { minWidth: 0, minHeight: 0, overflowY: 'auto' },
  '& > section': { borderInlineEnd: edge.hairline },
  [media.onePane]: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > section': { borderInlineEnd: 0 },
    // hidden in place, because a list that leaves the layout forgets how far it was scrolled
    '& > *': { gridArea: '1 / 1' },
    '&[data-open] > section, &:not([data-open]) > div': { visibility: 'hidden' },
  },
});

/** List and detail side by side, each scrolling by itself; on a phone the one that is open. Needs a frame that fills the window. */
export function ListDetail(props: ListDetailProps): ReactElement {
  const { list, detail, placeholder, listWidth = 'wide', listLabel } = props;
  return (
    <Root data-list={listWidth} data-open={flag(detail !== undefined)}>
      <section aria-label={listLabel}>{list}</section>
      <div>{detail ?? placeholder}</div>
    </Root>
  );
}
