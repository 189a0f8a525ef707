import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../../components/logo/logo';
import { revealsHoverTools } from '../../components/hover-tools/hover-tools';
import { AccentRule } from '../../components/accent-rule/accent-rule';
import { media, space, tabularFigures, truncate, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { measure } from '../../tokens/size';

export interface AnswerBlockProps {
  /** Who speaks. @default 'Twin' */
  name?: string;
  /** Time, sources read and used. */
  note?: ReactNode;
  /** Paragraphs with their citations, and cards that belong to the answer. */
  children: ReactNode;
  /** The source chips, below the rule. */
  sources?: ReactNode;
  /** Icons for what can be done with the answer, at the end of its head; they take no height. */
  tools?: ReactNode;
  /** What is asked or told of the answer, below it. */
  actions?: ReactNode;
  /** Still being written: the text is not yet final. */
  isStreaming?: boolean;
}

const Root = styled.article(revealsHoverTools);
const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginBottom: space(1.5),
});
const Name = styled.span(typeStyle('label'));
const Note = styled.span({
  ...typeStyle('caption'),
  ...tabularFigures,
  ...truncate,
  flex: '0 1 auto',
  color: color.text.faint,
});
// over the end of the head rather than in it: a turn is as tall as its words
const Tools = styled.div({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: 0,
  marginInlineStart: 'auto',
});
const Voice = styled(AccentRule)({
  ...typeStyle('read'),
  '& > p': { maxWidth: measure.read, overflowWrap: 'anywhere' },
  '& > * + *': { marginTop: space(1.5) },
});
const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.75),
  margin: space(2, 0, 0, 2.5),
  // rows far enough apart for the 44 px targets of the chips
  [media.phone]: { rowGap: space(1.5), marginInlineStart: 0 },
});

/** The twin's words, marked as its own, and what they stand on. */
export function AnswerBlock(props: AnswerBlockProps): ReactElement {
  const { name = 'Twin', note, children, sources, tools, actions, isStreaming = false } = props;
  return (
    <Root aria-busy={isStreaming}>
      <Head>
        <Logo size={20} />
        <Name>{name}</Name>
        {note && <Note>{note}</Note>}
        {tools && <Tools>{tools}</Tools>}
      </Head>
      <Voice>{children}</Voice>
      {sources && <Foot>{sources}</Foot>}
      {actions && <Foot>{actions}</Foot>}
    </Root>
  );
}
