import { Badge, Card, Link, LiveRegion, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { useSpokenMessagePagesInfiniteQuery } from '../api/voice.api';
import { TwinAnswer } from '../../../components/answer/twin-answer';
import { conversationAddress } from '../../../lib/addresses';
import { withoutMarkers } from '../../../platform/speech/speakable';
import type { Turn, VoiceSession } from '../lib/voice-session';
import { outcomeOf } from '../lib/voice-labels';
import { MoodLine } from './mood-line';

const FAILED = <Badge tone="danger">Failed</Badge>;

interface VoiceReplyCardProps {
  turn: Turn;
  session: VoiceSession;
  readsMood: boolean;
}

/** The spoken message and its answer, as in the chat. */
export function VoiceReplyCard({ turn, session, readsMood }: VoiceReplyCardProps): ReactElement {
  const { text, answer, problem } = turn;
  // The server's version is more recent once the message is stored.
  const { kept } = useSpokenMessagePagesInfiniteQuery(null, {
    selectFromResult: ({ data }) => ({
      kept: data?.pages.flatMap(({ items }) => items).find((said) => said.answer.id === answer?.id),
    }),
  });
  // A cached list may still hold the answer as streaming.
  const known = answer?.status === 'complete' && kept?.answer.status === 'complete' ? kept.answer : answer;
  return (
    <Card title={`“${text}”`} actions={problem === null ? badgeOf(known) : FAILED} aria-label="Result">
      <Stack spacing={2}>
        {known && (
          <TwinAnswer
            message={known}
            onReply={(reply) => void session.ask(reply)}
            onAskAgain={() => void session.ask(text)}
            actions={
              kept && (
                <Link href={conversationAddress(kept.conversationId, kept.answer.id)}>
                  Open the conversation
                </Link>
              )
            }
          />
        )}
        <LiveRegion>{known?.status === 'complete' ? withoutMarkers(known.text) : ''}</LiveRegion>
        {known?.runs.at(-1)?.outcome === 'awaiting_answer' && (
          <Text tone="muted">Say or type the answer.</Text>
        )}
        {problem !== null && (
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        )}
        {readsMood && <MoodLine text={text} />}
      </Stack>
    </Card>
  );
}

function badgeOf(answer: Message | null): ReactNode {
  if (!answer) return null;
  const { label, tone } = outcomeOf(answer);
  return <Badge tone={tone}>{label}</Badge>;
}
