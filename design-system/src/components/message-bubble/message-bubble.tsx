import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { corner, space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { revealsHoverTools } from '../hover-tools/hover-tools';

export interface MessageBubbleProps extends ComponentPropsWithRef<'div'> {
  /** State and actions under the bubble, such as "Not sent" with a way to try again. */
  footer?: ReactNode;
}

const Root = styled.div({
  ...revealsHoverTools,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space(1),
  '& > p': {
    ...typeStyle('read'),
    maxWidth: 'min(56ch, 86%)',
    padding: space(1.5, 2),
    borderRadius: corner('md'),
    background: color.surface.selected,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** What the owner wrote in a conversation. The twin's words go into an `AnswerBlock`. */
export function MessageBubble({ footer, children, ...rest }: MessageBubbleProps): ReactElement {
  return (
    <Root {...rest}>
      <p dir="auto">{children}</p>
      {footer}
    </Root>
  );
}
