import { Citation } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { type AnswerNode, parseAnswer } from '../../shared/chat/answer-text';
import type { AnswerSource } from '../../shared/chat/api/chat.api';
import { useSourceLink } from './use-source-links';

interface AnswerWordsProps {
  text: string;
  citations: readonly AnswerSource[];
  /** The one that is being pointed at; null when it is left. */
  onPoint: (number: number | null) => void;
}

/** What the twin says, in paragraphs, its markers leading to the memories. */
export function AnswerWords({ text, citations, onPoint }: AnswerWordsProps): ReactElement {
  const linkTo = useSourceLink();
  const numbers = new Set(citations.map(({ number }) => number));

  const renderNode = (node: AnswerNode, index: number): ReactNode => {
    if (node.kind === 'text') return node.text;
    const citation = citations.find(({ number }) => number === node.number);
    if (!citation) return null;
    const light = (): void => onPoint(node.number);
    const dim = (): void => onPoint(null);
    return (
      <Citation
        key={index}
        number={node.number}
        name={citation.title}
        {...linkTo(citation.memoryId)}
        onMouseEnter={light}
        onMouseLeave={dim}
        onFocus={light}
        onBlur={dim}
      />
    );
  };

  return (
    <>
      {parseAnswer(text, numbers).map((paragraph, index) => (
        <p key={index} dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {paragraph.map(renderNode)}
        </p>
      ))}
    </>
  );
}
