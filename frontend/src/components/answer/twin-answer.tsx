import { AnswerBlock, Citation, Link, Outcome, Text } from '@twyn/design-system';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Message } from '../../shared/chat/api/chat.api';
import { memoryAddress } from '../../lib/addresses';
import { parseAnswer, withoutHalfMarker, type AnswerNode } from '../../shared/chat/answer-text';
import { formatQuantity, formatTime } from '../../lib/format';
import { withoutMarkers } from '../../platform/speech/speakable';
import { AnswerSources } from './answer-sources';
import { RunOutcomes } from './run-outcome';
import { SuggestionsLine } from './suggestions-line';

export interface TwinAnswerProps {
  message: Message;
  /** The owner stopped watching it before its end. @default false */
  isStopped?: boolean;
  /** Says it in the owner's name; absent once the talk went on. */
  onReply: ((reply: string) => void) | undefined;
  /** What can be done with the answer. */
  actions?: ReactNode;
}

/** What the twin says, what it did and what that rests on. */
export function TwinAnswer({
  message,
  isStopped = false,
  onReply,
  actions: tools,
}: TwinAnswerProps): ReactElement {
  // Pointing at a citation lights up its source, so that the eye finds it.
  const [litNumber, setLitNumber] = useState<number | null>(null);
  const { citations, actions, runs, status } = message;
  const isStreaming = status === 'streaming' && !isStopped;
  const text = status === 'streaming' ? withoutPartialMarker(message.text) : message.text;
  const numbers = new Set(citations.map(({ number }) => number));
  // What was just made is shown as an outcome; a chip for it would say the same twice.
  const made = actions.filter((action) => action.kind === 'memory.created');
  const sources = citations.filter(({ memoryId }) => made.every((action) => action.memoryId !== memoryId));

  const renderNode = (node: AnswerNode, index: number): ReactNode => {
    if (node.kind === 'text') return node.text;
    const citation = citations.find(({ number }) => number === node.number);
    if (!citation) return null;
    const light = (): void => setLitNumber(node.number);
    const dim = (): void => setLitNumber(null);
    return (
      <Citation
        key={index}
        number={node.number}
        name={citation.title}
        href={memoryAddress(citation.memoryId)}
        onMouseEnter={light}
        onMouseLeave={dim}
        onFocus={light}
        onBlur={dim}
      />
    );
  };

  return (
    <AnswerBlock
      note={noteOf(message)}
      isStreaming={isStreaming}
      sources={sources.length > 0 && <AnswerSources sources={sources} litNumber={litNumber} />}
      actions={tools}
    >
      {parseAnswer(text, numbers).map((paragraph, index) => (
        <p key={index} dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {paragraph.map(renderNode)}
        </p>
      ))}
      {status === 'failed' && <p>This answer could not be written. Your question is kept.</p>}
      {isStreaming && text === '' && <Text tone="muted">Looking through your memories…</Text>}
      {made.map(({ memoryId, text: remembered }) => (
        <Outcome key={memoryId} title="Remembered" action={<Link href={memoryAddress(memoryId)}>Open</Link>}>
          {remembered}
        </Outcome>
      ))}
      <RunOutcomes runs={runs} onReply={onReply} />
      <SuggestionsLine actions={actions} />
    </AnswerBlock>
  );
}

/** What a marker stands for comes with the end of the answer; until then it would be a number that says nothing. */
function withoutPartialMarker(text: string): string {
  return withoutMarkers(withoutHalfMarker(text));
}

function noteOf({ createdAt, status, citations, actions, runs }: Message): string {
  const time = formatTime(createdAt);
  const hasMade = actions.some(({ kind }) => kind === 'memory.created');
  if (status !== 'complete' || hasMade || runs.length > 0) return time;
  return `${time}, ${citations.length === 0 ? 'no source' : formatQuantity(citations.length, 'source', 'sources')}`;
}
