import { Button, Drawer, ErrorState, Highlight, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { errorMessage, isApiError } from '../../api/api-error';
import type { Message } from '../../shared/chat/api/chat.api';
import { useGetMemoryQuery, type Memory } from '../../shared/memory/api/memory.api';
import { memoryAddress } from '../../lib/addresses';
import { formatFullDay } from '../../lib/format';
import { memoryKinds, sourceLabel } from '../memory-labels';
import type { AnswerSource } from '../../shared/chat/api/chat.api';

interface SourcePanelProps {
  memoryId: string;
  /** The answer that it was opened from. */
  message: Pick<Message, 'citations' | 'isClosest'>;
  open: boolean;
  onClose: () => void;
}

/** A memory in full, beside the answer that rests on it. */
export function SourcePanel({ memoryId, message, open, onClose }: SourcePanelProps): ReactElement {
  const cited = message.citations.filter((citation) => citation.memoryId === memoryId);
  const { currentData, error, isFetching, refetch } = useGetMemoryQuery(
    { id: memoryId },
    { refetchOnMountOrArgChange: true },
  );
  const content = (): ReactNode => {
    if (isApiError(error) && error.status === 404) return <Gone cited={cited} />;
    if (currentData)
      return <Original memory={currentData} cited={cited} why={whyShown(cited, message.isClosest)} />;
    if (!error) return <Skeleton />;
    return (
      <ErrorState
        title="This memory could not be read"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  };
  return (
    <Drawer side="panel" open={open} onClose={onClose} title={titleOf(cited)}>
      {content()}
    </Drawer>
  );
}

interface OriginalProps {
  memory: Memory;
  cited: readonly AnswerSource[];
  why: string | null;
}

function Original({ memory, cited, why }: OriginalProps): ReactElement {
  const { id, text, kind, recordedAt, happenedAt, supersededAt } = memory;
  const marks = cited.flatMap(({ quote }) => {
    const start = text.indexOf(quote);
    return start < 0 ? [] : [{ start, end: start + quote.length }];
  });
  return (
    <Stack spacing={2}>
      <Text variant="caption" tone="muted">
        {memoryKinds[kind].one} · {sourceLabel(memory).name.toLowerCase()} on {formatFullDay(recordedAt)}
        {happenedAt !== null && ` · about ${formatFullDay(happenedAt)}`}
      </Text>
      <Text variant="read" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <Highlight text={text} ranges={marks} />
      </Text>
      {why !== null && marks.length > 0 && (
        <Stack spacing={0.5}>
          <Text as="h3" variant="label">
            Why it matched
          </Text>
          <Text tone="muted">{why}</Text>
        </Stack>
      )}
      {supersededAt !== null && <Text tone="muted">You have told something newer since.</Text>}
      <div>
        <Button size="sm" href={memoryAddress(id)}>
          Open in Memory
        </Button>
      </div>
    </Stack>
  );
}

/** It was forgotten since: what the answer cited of it is in the answer all the same. */
function Gone({ cited }: Pick<OriginalProps, 'cited'>): ReactElement {
  return (
    <Stack spacing={2}>
      <Text>You have forgotten this memory since.</Text>
      {cited.map(({ number, quote }) => (
        <Text key={number} tone="muted" dir="auto">
          “{quote}”
        </Text>
      ))}
    </Stack>
  );
}

function titleOf([first]: readonly AnswerSource[]): string {
  return first ? `Source ${String(first.number)}` : 'Memory';
}

function whyShown(cited: readonly AnswerSource[], isClosest: boolean): string | null {
  if (cited.length === 0) return null;
  return isClosest
    ? 'Nothing answers your question for sure. The underlined words come closest.'
    : 'The answer rests on the underlined words.';
}
