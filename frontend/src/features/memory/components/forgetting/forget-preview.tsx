import { Button, Card, EmptyState, ItemRow, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import {
  type ForgetPreview as Preview,
  type ForgetReceipt,
  type ForgetTarget,
  useForgetPreviewQuery,
} from '../../api/forgetting.api';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { formatFullDay, formatQuantity } from '../../../../lib/format';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import { alongsideLabel } from '../../lib/forget-labels';
import { memoryDay } from '../../lib/memory-day';
import { ConfirmForgetting } from './confirm-forgetting';

export interface ForgetPreviewProps {
  target: ForgetTarget;
  onForgotten: (receipt: ForgetReceipt) => void;
}

const FIRST = 20;
const MORE = 100;

/** What would go, counted and shown, with the choice to keep some of it. */
export function ForgetPreview({ target, onForgotten }: ForgetPreviewProps): ReactElement {
  const [except, setExcept] = useState<string[]>([]);
  const [limit, setLimit] = useState(FIRST);
  const query = useForgetPreviewQuery(
    { target: { ...target, except }, limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t count what would be deleted"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={3} />
        </Card>
      }
    >
      {(preview) => (
        <Stack spacing={2} aria-busy={query.isFetching}>
          <Text variant="h3" as="p" role="status">
            {preview.count === 0
              ? 'Nothing to forget'
              : `This forgets ${formatQuantity(preview.count, 'memory', 'memories')}`}
          </Text>
          {preview.count === 0 ? (
            <Card>
              <EmptyState title="No memory mentions it">
                What is in the trash already isn’t counted.
              </EmptyState>
            </Card>
          ) : (
            <Found
              preview={preview}
              target={{ ...target, except }}
              onKeep={(id) => setExcept([...except, id])}
              onMore={
                preview.items.length < preview.count && limit === FIRST ? () => setLimit(MORE) : undefined
              }
              onForgotten={onForgotten}
            />
          )}
          {except.length > 0 && (
            <Row>
              <Text tone="muted">{formatQuantity(except.length, 'memory stays', 'memories stay')}.</Text>
              <Button tone="quiet" size="sm" onClick={() => setExcept([])}>
                Keep none of them
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

interface FoundProps extends ForgetPreviewProps {
  preview: Preview;
  onKeep: (id: string) => void;
  onMore: (() => void) | undefined;
}

function Found({ preview, target, onKeep, onMore, onForgotten }: FoundProps): ReactElement {
  const { items, alongside } = preview;
  const [mode, setMode] = useState<'trash' | 'erase' | null>(null);
  const words = alongsideLabel(alongside);
  return (
    <>
      <Card padding="none" as="ul">
        {items.map(({ id, text, ...memory }) => (
          <li key={id}>
            <ItemRow
              title={memoryTitle(text)}
              secondary={memoryDay(memory, formatFullDay)}
              action={
                <Button size="sm" aria-label={`Keep ${memoryTitle(text)}`} onClick={() => onKeep(id)}>
                  Keep
                </Button>
              }
            />
          </li>
        ))}
      </Card>
      {onMore && (
        <Row>
          <Button size="sm" onClick={onMore}>
            Show more
          </Button>
        </Row>
      )}
      {words !== '' && <Text tone="muted">This also deletes {words}.</Text>}
      <Row justify="end">
        <Button tone="danger" onClick={() => setMode('erase')}>
          Delete permanently
        </Button>
        <Button tone="primary" onClick={() => setMode('trash')}>
          Move to the trash
        </Button>
      </Row>
      {mode !== null && (
        <ConfirmForgetting
          mode={mode}
          target={target}
          count={preview.count}
          onClose={() => setMode(null)}
          onForgotten={onForgotten}
        />
      )}
    </>
  );
}
