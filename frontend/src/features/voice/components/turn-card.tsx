import { Badge, Card, Link, LiveRegion, Row, SourceChip, Stack, Text, VoiceRule } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Message } from '../../../api/chat.api';
import { useSpokenMessagePagesInfiniteQuery } from '../../../api/voice.api';
import { conversationAddress, memoryAddress } from '../../../lib/addresses';
import { formatDay } from '../../../lib/format';
import { withoutMarkers } from '../../../lib/speakable';
import type { Turn, VoiceSession } from '../lib/voice-session';
import { outcomeOf } from '../lib/voice-words';
import { MoodLine } from './mood-line';
import { RunResult } from './run-result';

interface TurnCardProps {
  turn: Turn;
  session: VoiceSession;
  readsMood: boolean;
}

/** What was said, what the twin answers, what that rests on, and the way back. */
export function TurnCard({ turn, session, readsMood }: TurnCardProps): ReactElement {
  const { text, answer, problem } = turn;
  // Once it is kept, the server knows better what became of it.
  const { kept } = useSpokenMessagePagesInfiniteQuery(null, {
    selectFromResult: ({ data }) => ({
      kept: data?.pages.flatMap(({ items }) => items).find((said) => said.answer.id === answer?.id),
    }),
  });
  return (
    <Card title={`“${text}”`} actions={badgeOf(turn, kept?.answer)} aria-label="Result">
      <Stack spacing={2}>
        {answer && <Answer answer={answer} />}
        {problem !== null && (
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        )}
        {answer?.status === 'complete' &&
          (kept?.answer ?? answer).runs.map((run) => (
            <RunResult key={run.id} run={run} onReply={(reply) => void session.ask(reply)} />
          ))}
        {readsMood && <MoodLine text={text} />}
        {kept && (
          <div>
            <Link href={conversationAddress(kept.conversationId, kept.answer.id)}>Open the talk</Link>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function badgeOf({ answer, problem }: Turn, kept: Message | undefined): ReactNode {
  if (problem !== null) return <Badge tone="danger">Failed</Badge>;
  if (!answer) return null;
  // A list that is not read anew yet may still know it as being written.
  const { words, tone } = outcomeOf(kept?.status === 'complete' ? kept : answer);
  return <Badge tone={tone}>{words}</Badge>;
}

function Answer({ answer: { text, status, citations } }: { answer: Message }): ReactElement {
  const isWhole = status === 'complete';
  return (
    <>
      <VoiceRule aria-busy={!isWhole}>
        <Text variant="read" as="p" style={{ whiteSpace: 'pre-wrap' }}>
          {text === '' ? 'Looking through your memories…' : text}
        </Text>
      </VoiceRule>
      <LiveRegion>{isWhole ? withoutMarkers(text) : ''}</LiveRegion>
      {citations.length > 0 && (
        <Row>
          {citations.map(({ number, memoryId, title, recordedAt }) => (
            <SourceChip
              key={number}
              number={number}
              name={title}
              meta={formatDay(recordedAt)}
              href={memoryAddress(memoryId)}
            />
          ))}
        </Row>
      )}
    </>
  );
}
