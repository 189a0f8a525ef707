import { AnswerBlock, Button, Row, Text } from '@twyn/design-system';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Message } from '../../shared/chat/api/chat.api';
import { withoutHalfMarker } from '../../shared/chat/answer-text';
import { formatQuantity, formatTime } from '../../lib/format';
import { withoutMarkers } from '../../platform/speech/speakable';
import { AnswerSources } from './answer-sources';
import { AnswerWords } from './answer-words';
import { ClosestList } from './closest-list';
import { closestParts, type ClosestParts } from './closest-parts';
import { quotesItsSources } from './confirm-words';
import { CorrectionLine } from './correction-line';
import { KeptLine } from './kept-line';
import { memoryChangesOf } from './memory-changes';
import { RunOutcomes } from './run-outcome';
import type { AnswerSource } from './sources-by-day';
import { SuggestionsLine } from './suggestions-line';

export interface TwinAnswerProps {
  message: Message;
  /** The owner stopped watching it before its end. @default false */
  isStopped?: boolean;
  /** Says it in the owner's name; absent once the talk went on. */
  onReply: ((reply: string) => void) | undefined;
  /** Has the question put differently; absent where there is nothing to write it in. */
  onAskDifferently?: (() => void) | undefined;
  /** What can be done with the answer. */
  actions?: ReactNode;
}

/** What the twin says, what it did and what that rests on. */
export function TwinAnswer({
  message,
  isStopped = false,
  onReply,
  onAskDifferently,
  actions: tools,
}: TwinAnswerProps): ReactElement {
  // Pointing at a citation lights up its source, so that the eye finds it.
  const [litNumber, setLitNumber] = useState<number | null>(null);
  const { citations, actions, isClosest, status } = message;
  const isStreaming = status === 'streaming' && !isStopped;
  const text = status === 'streaming' ? withoutPartialMarker(message.text) : message.text;
  const closest = isClosest ? closestParts(text, new Set(citations.map(({ number }) => number))) : null;
  const changes = memoryChangesOf(message);
  const sources = sourcesOf(message, closest);

  const words = (part: string): ReactElement => (
    <AnswerWords text={part} citations={citations} onPoint={setLitNumber} />
  );

  return (
    <AnswerBlock
      note={noteOf(message)}
      isStreaming={isStreaming}
      sources={sources.length > 0 && <AnswerSources sources={sources} litNumber={litNumber} />}
      actions={tools}
    >
      {words(closest ? closest.before : text)}
      {closest && (
        <ClosestList
          heading={closest.heading}
          sources={citations.filter(({ number }) => closest.numbers.includes(number))}
        />
      )}
      {closest && words(closest.after)}
      {isClosest && onAskDifferently && (
        <Row>
          <Button size="sm" onClick={onAskDifferently}>
            Ask differently
          </Button>
        </Row>
      )}
      {status === 'failed' && <p>Couldn’t write this answer. Your question is saved.</p>}
      {isStreaming && text === '' && <Text tone="muted">Looking through your memories…</Text>}
      {changes.kept.length > 0 && <KeptLine kept={changes.kept} runs={changes.keepRuns} />}
      {changes.corrections.map((correction) => (
        <CorrectionLine key={correction.memoryId} correction={correction} />
      ))}
      <RunOutcomes runs={changes.otherRuns} onReply={onReply} quoted={citations.length} />
      <SuggestionsLine actions={actions} />
    </AnswerBlock>
  );
}

/** What a marker stands for comes with the end of the answer; until then it would be a number that says nothing. */
function withoutPartialMarker(text: string): string {
  return withoutMarkers(withoutHalfMarker(text));
}

/** What is shown as an outcome, in a list or quoted in a question: a chip for it would say the same twice. */
function sourcesOf(message: Message, closest: ClosestParts | null): AnswerSource[] {
  const { citations, actions } = message;
  if (quotesItsSources(message)) return [];
  const made = actions.filter(({ kind }) => kind !== 'memory.suggested').map(({ memoryId }) => memoryId);
  return citations.filter(
    ({ number, memoryId }) => !made.includes(memoryId) && !closest?.numbers.includes(number),
  );
}

function noteOf({ createdAt, status, citations, actions, isClosest, runs }: Message): string {
  const time = formatTime(createdAt);
  const hasMade = actions.some(({ kind }) => kind === 'memory.created');
  if (status !== 'complete' || hasMade || isClosest || runs.length > 0) return time;
  return `${time}, ${citations.length === 0 ? 'no source' : formatQuantity(citations.length, 'source', 'sources')}`;
}
