import {
  AnswerIcon,
  Badge,
  Button,
  Card,
  Icon,
  IconButton,
  ItemRow,
  Row,
  Stack,
  Text,
  Time,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type SpokenMessage,
  useDeleteSpokenMessagesMutation,
  useSpokenMessagePagesInfiniteQuery,
} from '../api/voice.api';
import { ConfirmButton } from '../../../components/confirm-button';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { conversationAddress } from '../../../lib/addresses';
import { formatAgo } from '../../../lib/format';
import { withoutMarkers } from '../../../platform/speech/speakable';
import { ENGINES, outcomeOf } from '../lib/voice-labels';

interface HistoryProps {
  onRun: (text: string) => void;
  onTeach: (phrase: string) => void;
}

/** What was said, the latest first. */
export function History({ onRun, onTeach }: HistoryProps): ReactElement {
  const query = useSpokenMessagePagesInfiniteQuery(null, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your conversations"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={3} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<Text tone="muted">No voice conversations yet.</Text>}
    >
      {({ pages }) => (
        <Stack spacing={2}>
          <Card padding="none" as="ul">
            {pages
              .flatMap(({ items }) => items)
              .map((said) => (
                <li key={said.question.id}>
                  <SpokenRow said={said} onRun={onRun} onTeach={onTeach} />
                </li>
              ))}
          </Card>
          <LoadMore query={query} />
          <DeleteAll />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function SpokenRow({
  said: { conversationId, transcribedBy, question, answer },
  onRun,
  onTeach,
}: HistoryProps & { said: SpokenMessage }): ReactElement {
  const { id, text, createdAt } = question;
  const { label, tone } = outcomeOf(answer);
  return (
    <ItemRow
      title={text}
      badge={<Badge tone={tone}>{label}</Badge>}
      secondary={
        <>
          {withoutMarkers(answer.text)} {ENGINES[transcribedBy]},{' '}
          <Time dateTime={createdAt}>{formatAgo(createdAt)}</Time>
        </>
      }
      wrapAction
      action={
        <Row nowrap gap={0.5}>
          <IconButton
            size="sm"
            label={`Say again: ${text}`}
            icon={<AnswerIcon name="refresh" size={18} />}
            onClick={() => onRun(text)}
          />
          <IconButton
            size="sm"
            label={`Teach this phrase: ${text}`}
            icon={<Icon name="tag" size={18} />}
            onClick={() => onTeach(text)}
          />
          <IconButton
            size="sm"
            label={`Open the conversation: ${text}`}
            icon={<Icon name="ask" size={18} />}
            href={conversationAddress(conversationId, id)}
          />
        </Row>
      }
    />
  );
}

function DeleteAll(): ReactElement {
  const [removeAll] = useDeleteSpokenMessagesMutation();
  return (
    <div>
      <ConfirmButton
        button={(ask) => (
          <Button size="sm" onClick={ask}>
            Delete all
          </Button>
        )}
        title="Delete all voice conversations?"
        confirmLabel="Delete"
        onConfirm={() => removeAll()}
      >
        This also deletes these conversations from Chat. Saved memories, completed actions and your phrases
        stay.
      </ConfirmButton>
    </div>
  );
}
