import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { Mark } from '../../components/mark/mark';
import { VoiceRule } from '../../components/voice-rule/voice-rule';
import { size } from '../../tokens/space';
import { color, media, tabularFigures, typeStyle } from '../../theme/vars';

export interface AnswerBlockProps {
  /** Who speaks. @default 'Twin' */
  name?: string;
  /** Time, sources read and used. */
  note?: ReactNode;
  /** Paragraphs with their citations, and cards that belong to the answer. */
  children: ReactNode;
  /** The source chips, below the rule. */
  sources?: ReactNode;
  /** What can be done with the answer. */
  actions?: ReactNode;
  /** Still being written: the text is not yet final. */
  isStreaming?: boolean;
}

const Head = styled('header')({
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& span + span': { ...typeStyle('caption'), ...tabularFigures, color: color.text.faint },
});
const Voice = styled(VoiceRule)({
  ...typeStyle('read'),
  '& > p': { maxWidth: size.read },
  '& > p + p': { marginTop: 12 },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '16px 0 0 20px',
  [media.phone]: { marginInlineStart: 0 },
});

/** The twin's words, marked as its own, and what they stand on. */
export function AnswerBlock(props: AnswerBlockProps): ReactElement {
  const { name = 'Twin', note, children, sources, actions, isStreaming = false } = props;
  return (
    <article aria-busy={isStreaming}>
      <Head>
        <Mark size={20} />
        <span>{name}</span>
        {note && <span>{note}</span>}
      </Head>
      <Voice>{children}</Voice>
      {sources && <Foot>{sources}</Foot>}
      {actions && <Foot>{actions}</Foot>}
    </article>
  );
}
