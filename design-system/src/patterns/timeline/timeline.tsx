import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';

export interface TimelineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  title: ReactNode;
  /** When, at the end of the first line. */
  meta?: ReactNode;
  /** The state that holds now: its mark is filled. */
  current?: boolean;
  /** One action on this entry. */
  action?: ReactNode;
}

/** Entries of a history, newest first, joined by a line. */
export const Timeline = styled.ol({
  position: 'relative',
  paddingInlineStart: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    top: 10,
    bottom: 24,
    width: 1,
    background: color.border.strong,
  },
});

const Entry = styled.li({
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingBottom: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -20,
    top: 7,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: `1.5px solid ${color.border.strong}`,
    background: color.surface.base,
  },
  '&[aria-current]::before': { borderColor: color.text.primary, background: color.text.primary },
  '& > div': { color: color.text.muted, overflowWrap: 'anywhere' },
});
const First = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  '& > :last-child:not(:first-of-type)': { ...typeStyle('caption'), color: color.text.faint },
});

export function TimelineItem({
  title,
  meta,
  current,
  action,
  children,
  ...rest
}: TimelineItemProps): ReactElement {
  return (
    <Entry aria-current={flag(current)} {...rest}>
      <First>
        <span>{title}</span>
        {meta && <span>{meta}</span>}
      </First>
      {children && <div>{children}</div>}
      {action && <footer>{action}</footer>}
    </Entry>
  );
}
