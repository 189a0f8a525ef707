import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { flag } from '../../internal/flag';
import { corner, focusRing, focusRingInside, media, space, truncate, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface OutcomeLineProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'about'> {
  /** What was done, in the past tense: "Remembered". */
  title: ReactNode;
  /** To what; cut where the line ends. */
  about?: ReactNode;
  /** Undoes it, or shows more of it. */
  action?: ReactNode;
  /** Below the line, as wide as it is: a change in words, a short list. */
  children?: ReactNode;
  /** It was taken back. @default false */
  isUndone?: boolean;
}

const Root = styled.div({
  ...typeStyle('body'),
  border: edge.hairline,
  borderRadius: corner('md'),
  '&:focus-visible': focusRing,
});
const Line = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.control,
  padding: space(0.5, 0.5, 0.5, 1.5),
  '& > svg': { flex: 'none', color: color.status.success.fg },
  '[data-undone] > & > svg': { color: color.text.muted },
  [media.touch]: { minHeight: size.touch },
});
const Title = styled.b({
  minWidth: 'min-content',
  fontWeight: 550,
  '[data-undone] &': { color: color.text.muted },
});
const About = styled.span({
  ...truncate,
  flex: 1,
  color: color.text.muted,
  // a link that is all of it takes the height of the line, for fingers
  '& > a': {
    ...truncate,
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    paddingBlock: space(1),
    '&:focus-visible': focusRingInside,
  },
});
// in line with the words above, behind the icon
const Detail = styled.div({
  padding: space(0, 1.5, 1.25, 4.5),
  color: color.text.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** What the twin has done, as one quiet line under its words: there to be seen, not to be answered. */
export function OutcomeLine(props: OutcomeLineProps): ReactElement {
  const { title, about, action, children, isUndone = false, ...rest } = props;
  return (
    <Root data-undone={flag(isUndone)} {...rest}>
      <Line>
        <Icon name={isUndone ? 'undo' : 'success'} size={16} />
        <Title>{title}</Title>
        <About>{about}</About>
        {action}
      </Line>
      {children && <Detail>{children}</Detail>}
    </Root>
  );
}
