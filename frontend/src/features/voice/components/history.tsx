import { Badge, Button, Card, Icon, IconButton, ItemRow, Row, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  useDeleteVoiceUtteranceMutation,
  useDeleteVoiceUtterancesMutation,
  useVoiceUtterancePagesInfiniteQuery,
  type VoiceUtterance,
} from '../../../api/voice.api';
import { AskFirst } from '../../../components/ask-first';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatAgo } from '../../../lib/format';
import { ENGINES, OUTCOMES } from '../lib/voice-words';

interface HistoryProps {
  onRun: (text: string) => void;
  onTeach: (phrase: string) => void;
}

/** What was said, the latest first. */
export function History({ onRun, onTeach }: HistoryProps): ReactElement {
  const query = useVoiceUtterancePagesInfiniteQuery(null, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="What you said could not be read"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={3} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<Text tone="muted">Nothing was said yet.</Text>}
    >
      {({ pages }) => (
        <Stack spacing={2}>
          <Card padding="none" as="ul">
            {pages
              .flatMap(({ items }) => items)
              .map((utterance) => (
                <li key={utterance.id}>
                  <UtteranceRow utterance={utterance} onRun={onRun} onTeach={onTeach} />
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

function UtteranceRow({
  utterance: { id, at, text, engine, outcome, answer },
  onRun,
  onTeach,
}: HistoryProps & { utterance: VoiceUtterance }): ReactElement {
  const [remove, { isLoading }] = useDeleteVoiceUtteranceMutation();
  const { words, tone } = OUTCOMES[outcome];
  return (
    <ItemRow
      title={text}
      badge={<Badge tone={tone}>{words}</Badge>}
      secondary={
        <>
          {answer} {ENGINES[engine]}, <Time dateTime={at}>{formatAgo(at)}</Time>
        </>
      }
      wrapAction
      action={
        <Row nowrap gap={0.5}>
          <IconButton
            size="sm"
            label={`Run again: ${text}`}
            icon={<Icon name="refresh" size={18} />}
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
            label={`Delete: ${text}`}
            icon={<Icon name="trash" size={18} />}
            disabled={isLoading}
            onClick={() => void remove({ id })}
          />
        </Row>
      }
    />
  );
}

function DeleteAll(): ReactElement {
  const [removeAll] = useDeleteVoiceUtterancesMutation();
  return (
    <div>
      <AskFirst
        button={(ask) => (
          <Button size="sm" onClick={ask}>
            Delete all
          </Button>
        )}
        title="Delete all that you said?"
        confirmLabel="Delete"
        onConfirm={() => removeAll()}
      >
        The words and answers are deleted for good. What was done stays done, and your phrases stay, too.
      </AskFirst>
    </div>
  );
}
