import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { px, space, touchTarget, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface TimelineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  title: ReactNode;
  /** When, at the end of the first line. */
  meta?: ReactNode;
  /** The state that holds now: its mark is filled. */
  current?: boolean;
  /** One action on this entry. */
  action?: ReactNode;
}

const INDENT_STEPS = 2.5;

/** Entries of a history, newest first, joined by a line. */
export const Timeline = styled.ol({
  position: 'relative',
  paddingInlineStart: space(INDENT_STEPS),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: px((size.timelineMark - 1) / 2),
    top: space(1.25),
    bottom: space(3),
    width: 1,
    background: color.border.strong,
  },
});

const Entry = styled.li({
  position: 'relative',
  display: 'grid',
  gap: space(0.25),
  paddingBottom: space(2.5),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: space(-INDENT_STEPS),
    top: space(0.875),
    width: size.timelineMark,
    height: size.timelineMark,
    border: `1.5px solid ${color.border.strong}`,
    borderRadius: '50%',
    background: color.surface.base,
  },
  '&[aria-current]::before': { borderColor: color.text.primary, background: color.text.primary },
});
const FirstLine = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(1.5),
});
const Meta = styled.span({ ...typeStyle('caption'), color: color.text.faint });
const Words = styled.div({ color: color.text.muted, overflowWrap: 'anywhere' });
const Action = styled.div({ ...typeStyle('caption'), '& > a': touchTarget });

export function TimelineItem(props: TimelineItemProps): ReactElement {
  const { title, meta, current, action, children, ...rest } = props;
  return (
    <Entry aria-current={flag(current)} {...rest}>
      <FirstLine>
        <span>{title}</span>
        {meta && <Meta>{meta}</Meta>}
      </FirstLine>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Entry>
  );
}
