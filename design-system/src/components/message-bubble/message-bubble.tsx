import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { corner, space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { revealsHoverTools } from '../hover-tools/hover-tools';

export interface MessageBubbleProps extends ComponentPropsWithRef<'div'> {
  /** Icons for what can be done with it, before the bubble; they take no height. */
  tools?: ReactNode;
  /** State and actions under the bubble, such as "Not sent" with a way to try again. */
  footer?: ReactNode;
}

const Root = styled.div({
  ...revealsHoverTools,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space(1),
  '& > div > p': {
    ...typeStyle('read'),
    minWidth: 0,
    maxWidth: 'min(56ch, 86%)',
    padding: space(1.5, 2),
    borderRadius: corner('md'),
    background: color.surface.selected,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const Line = styled.div({ display: 'flex', justifyContent: 'flex-end', width: '100%' });
const Tools = styled.div({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: 0,
  // in the middle of the bubble's first line
  marginTop: space(3),
});

/** What the owner wrote in a conversation. The twin's words go into an `AnswerBlock`. */
export function MessageBubble({ tools, footer, children, ...rest }: MessageBubbleProps): ReactElement {
  return (
    <Root {...rest}>
      <Line>
        {tools && <Tools>{tools}</Tools>}
        <p dir="auto">{children}</p>
      </Line>
      {footer}
    </Root>
  );
}
