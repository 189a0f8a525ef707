import styled from '@emotion/styled';
import type { ReactElement, ReactNode, Ref } from 'react';
import { media, px, space, truncate, typeStyle, visuallyHidden } from '../../theme/css';
import { edge } from '../../theme/vars';
import { size, SPACE_UNIT_PX } from '../../tokens/size';

export interface ThreadProps {
  /** What the conversation is called. */
  title: ReactNode;
  /** Before the title, such as the way to the list. Not on phones, where it belongs into the top bar. */
  leading?: ReactNode;
  /** Actions on the conversation, at the end of the head. Not on phones either. */
  tools?: ReactNode;
  /** Messages and answers, oldest first. */
  children: ReactNode;
  /** Where the owner writes; stays in sight. */
  composer: ReactNode;
  /** The part that scrolls. */
  ref?: Ref<HTMLDivElement>;
}

const MARGIN_STEPS = 4;
const THREAD_WITH_MARGINS = px(size.thread + 2 * MARGIN_STEPS * SPACE_UNIT_PX);

const Root = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
});
const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space(0.5),
  minHeight: size.threadHead,
  padding: space(0, 2, 0, 4),
  borderBottom: edge.hairline,
  '& > h1': { ...typeStyle('h3'), ...truncate, flex: 1 },
  // on a phone the frame's top bar stands here already
  [media.phone]: {
    minHeight: 0,
    border: 0,
    '& > h1': visuallyHidden,
    '& > :not(h1)': { display: 'none' },
  },
});
const Scroll = styled.div({ overflowY: 'auto', overscrollBehavior: 'contain' });
const Messages = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  width: '100%',
  minHeight: '100%',
  maxWidth: THREAD_WITH_MARGINS,
  margin: '0 auto',
  padding: space(MARGIN_STEPS),
  [media.phone]: { gap: space(2.5), padding: space(2) },
});
const Foot = styled.div({
  width: '100%',
  maxWidth: THREAD_WITH_MARGINS,
  margin: '0 auto',
  padding: space(0, MARGIN_STEPS, 2),
  [media.phone]: { padding: space(1), borderTop: edge.hairline },
});

/** A conversation that fills its pane: the messages scroll, the head and the composer stay. */
export function Thread({ title, leading, tools, children, composer, ref }: ThreadProps): ReactElement {
  return (
    <Root>
      <Head>
        {leading}
        <h1>{title}</h1>
        {tools}
      </Head>
      <Scroll ref={ref}>
        <Messages>{children}</Messages>
      </Scroll>
      <Foot>{composer}</Foot>
    </Root>
  );
}
