import { AnswerBlock, Box, Button, Row, Text } from '@twyn/design-system';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { Message } from '../../shared/chat/api/chat.api';
import { withoutCited, withoutHalfMarker } from '../../shared/chat/answer-text';
import { formatQuantity, formatTime } from '../../lib/format';
import { withoutMarkers } from '../../platform/speech/speakable';
import { AnswerSources } from './answer-sources';
import { AnswerWords } from './answer-words';
import { ClosestList } from './closest-list';
import { closestParts, type ClosestParts } from './closest-parts';
import { questionOf } from './confirm-run';
import { CorrectionLine } from './correction-line';
import { KeptLine } from './kept-line';
import { memoryChangesOf } from './memory-changes';
import { RunOutcomes } from './run-outcome';
import type { AnswerSource } from '../../shared/chat/api/chat.api';
import { SuggestionsLine } from './suggestions-line';
import { SourceLinkContext, useSourceLinks } from './use-source-links';

// Most sources are believed.
const SourcePanel = lazy(async () => ({ default: (await import('./source-panel')).SourcePanel }));

export interface TwinAnswerProps {
  message: Message;
  /** The owner stopped watching it before its end. @default false */
  isStopped?: boolean;
  /** Says it in the owner's name; absent once the talk went on. */
  onReply: ((reply: string) => void) | undefined;
  /** Asks the same question anew; absent where that is not possible. */
  onAskAgain?: (() => void) | undefined;
  /** Has the question put differently; absent where there is nothing to write it in. */
  onAskDifferently?: (() => void) | undefined;
  /** Icons for what can be done with the answer. */
  tools?: ReactNode;
  /** What is asked or told of the answer, below it. */
  actions?: ReactNode;
}

/** What the twin says, what it did and what that rests on. */
export function TwinAnswer({
  message,
  isStopped = false,
  onReply,
  onAskAgain,
  onAskDifferently,
  tools,
  actions: below,
}: TwinAnswerProps): ReactElement {
  // Pointing at a citation lights up its source, so that the eye finds it.
  const [litNumber, setLitNumber] = useState<number | null>(null);
  const { citations, actions, isClosest, status } = message;
  const isStreaming = status === 'streaming' && !isStopped;
  const numbers = new Set(citations.map(({ number }) => number));
  // Its memories are listed once: in the card that asks.
  const isAsked = onReply !== undefined && questionOf(message) !== undefined;
  const text = isAsked ? withoutCited(message.text, numbers) : textOf(message);
  const closest = isClosest ? closestParts(text, numbers) : null;
  const changes = memoryChangesOf(message);
  const sources = isAsked ? [] : sourcesOf(message, closest);
  const links = useSourceLinks(message.id);
  // It stays while it closes.
  const [opened, setOpened] = useState(links.openId);
  if (links.openId !== null && links.openId !== opened) setOpened(links.openId);

  const words = (part: string): ReactElement => (
    <AnswerWords text={part} citations={citations} onPoint={setLitNumber} />
  );

  return (
    <SourceLinkContext value={links.linkTo}>
      <AnswerBlock
        note={noteOf(message)}
        isStreaming={isStreaming}
        sources={
          sources.length > 0 && (
            <AnswerSources sources={sources} litNumber={litNumber} openId={links.openId} />
          )
        }
        tools={tools}
        actions={below}
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
        <RunOutcomes
          runs={changes.otherRuns}
          onReply={onReply}
          onAskAgain={onAskAgain}
          citations={citations}
        />
        <SuggestionsLine actions={actions} />
      </AnswerBlock>
      <Suspense>
        {opened !== null && (
          <SourcePanel
            memoryId={opened}
            message={message}
            open={links.openId !== null}
            onClose={links.close}
          />
        )}
      </Suspense>
    </SourceLinkContext>
  );
}

/** What a marker stands for comes with the end of the answer; until then it would be a number that says nothing. */
function textOf({ text, status }: Message): string {
  return status === 'streaming' ? withoutMarkers(withoutHalfMarker(text)) : text;
}

/** What is shown as an outcome, in a list or quoted in a question: a chip for it would say the same twice. */
function sourcesOf(message: Message, closest: ClosestParts | null): AnswerSource[] {
  const { citations, actions, runs, text } = message;
  if (runs.length > 0 && citations.every(({ quote }) => text.includes(quote))) return [];
  const made = actions.filter(({ kind }) => kind !== 'memory.suggested').map(({ memoryId }) => memoryId);
  return citations.filter(
    ({ number, memoryId }) => !made.includes(memoryId) && !closest?.numbers.includes(number),
  );
}

function noteOf({ createdAt, status, citations, actions, isClosest, runs }: Message): ReactNode {
  const time = formatTime(createdAt);
  const hasMade = actions.some(({ kind }) => kind === 'memory.created');
  if (status !== 'complete' || hasMade || isClosest || runs.length > 0) return time;
  const sources =
    citations.length === 0 ? 'no source' : formatQuantity(citations.length, 'source', 'sources');
  // A phone has no room for it beside the tools; the chips are there.
  return (
    <>
      {time}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        , {sources}
      </Box>
    </>
  );
}
