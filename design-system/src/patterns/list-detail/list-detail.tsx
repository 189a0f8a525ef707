import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { size } from '../../tokens/space';
import { color, px } from '../../theme/vars';

export interface ListDetailProps {
  list: ReactNode;
  /** The open item; `undefined` shows `placeholder` beside the list. */
  detail?: ReactNode;
  placeholder?: ReactNode;
  /** Width of the list: `wide` 384 px for rows, `narrow` 280 px for titles. @default 'wide' */
  listWidth?: 'wide' | 'narrow';
  /** Names the list for screen readers. */
  listLabel: string;
}

const narrow = '@media (max-width: 1023px)';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${px(size.listPane)} minmax(0, 1fr)`,
  minHeight: '100%',
  '&[data-list="narrow"]': { gridTemplateColumns: `${px(size.chatList)} minmax(0, 1fr)` },
  '& > section': { borderInlineEnd: `1px solid ${color.border.hairline}`, minWidth: 0 },
  '& > div': { minWidth: 0 },
  [narrow]: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > section': { borderInlineEnd: 0 },
    '&[data-open] > section, &:not([data-open]) > div': { display: 'none' },
  },
});

/** List and detail side by side; on a phone the one that is open. */
export function ListDetail({
  list,
  detail,
  placeholder,
  listWidth = 'wide',
  listLabel,
}: ListDetailProps): ReactElement {
  return (
    <Root data-list={listWidth} data-open={detail !== undefined || undefined}>
      <section aria-label={listLabel}>{list}</section>
      <div>{detail ?? placeholder}</div>
    </Root>
  );
}
