import { Button, EmptyState, Glyph, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MemoryReview } from '../../../../shared/memory/api/review.api';
import { MEMORY_PARAM } from '../../../../lib/addresses';
import { formatCount } from '../../../../lib/format';
import { vagueness } from '../../../../lib/list-total';
import { paths } from '../../../../lib/paths';
import { type Decision, useDecisions } from '../../hooks/review/use-decisions';
import { type ReviewActions, useReviewActions } from '../../hooks/review/use-review-actions';
import { useReviewKeys } from '../../hooks/review/use-review-keys';
import { keyOf, placeOf, type ReviewItem } from '../../lib/review-item';
import { ReviewCard } from './review-card';
import { ReviewLegend } from './review-legend';

/** What waits, one after another. */
export function ReviewQueue({ review }: { review: MemoryReview }): ReactElement {
  const { decided, last, returned, decide, undo } = useDecisions<ReviewItem>();
  const [params] = useSearchParams();
  const [index, setIndex] = useState(() => placeOf(params.get(MEMORY_PARAM), review.items));
  const [isEditing, setIsEditing] = useState(false);
  const actionsOf = useReviewActions();

  const items = withReturned(review.items, returned);
  const waiting = items.filter((item) => !decided.includes(keyOf(item)));
  const gone = review.items.length - waiting.length;
  const place = Math.min(index, Math.max(0, waiting.length - 1));
  const item = waiting[place];
  const actions = item && actionsOf(item);

  const handleDecide = (decision: Decision): void => {
    setIsEditing(false);
    if (item) void decide(decision, item);
  };
  const handleUndo = async (): Promise<void> => {
    if (await undo()) setIndex(0);
  };
  const move = (by: number): void => {
    setIsEditing(false);
    setIndex(Math.max(0, Math.min(place + by, waiting.length - 1)));
  };
  useReviewKeys({
    j: () => move(1),
    k: () => move(-1),
    u: () => void handleUndo(),
    ...(actions && keysOf(actions, handleDecide)),
    e: () => setIsEditing(item !== undefined),
  });

  return (
    <Stack spacing={2}>
      <Row justify="between" role="status">
        <Text tone="muted">{last ? `${last.label}.` : ''}</Text>
        {last && (
          <Button tone="quiet" size="sm" onClick={() => void handleUndo()}>
            Undo
          </Button>
        )}
      </Row>
      {item && actions ? (
        <>
          <ReviewCard
            key={keyOf(item)}
            item={item}
            actions={actions}
            place={`${String(place + 1)} of ${vagueness(review.totalIs)}${formatCount(review.total - gone)}`}
            isEditing={isEditing}
            onEditing={setIsEditing}
            onDecide={handleDecide}
          />
          <Row justify="between">
            <ReviewLegend actions={actions} />
            {waiting.length > 1 && (
              <Row nowrap>
                <Button tone="quiet" size="sm" onClick={() => move(-1)}>
                  Previous
                </Button>
                <Button tone="quiet" size="sm" onClick={() => move(1)}>
                  Next
                </Button>
              </Row>
            )}
          </Row>
        </>
      ) : (
        <EmptyQueue />
      )}
    </Stack>
  );
}

/** What was brought back stands first, where it is seen. */
function withReturned(listed: readonly ReviewItem[], returned: readonly ReviewItem[]): ReviewItem[] {
  return [...new Map([...returned, ...listed].map((item) => [keyOf(item), item])).values()];
}

function keysOf(
  { approve, reject, merge }: ReviewActions,
  onDecide: (decision: Decision) => void,
): Record<string, () => void> {
  const keyed = [approve, reject, merge].filter((action) => action !== undefined);
  return Object.fromEntries(keyed.map(({ shortcut, decision }) => [shortcut, () => onDecide(decision)]));
}

function EmptyQueue(): ReactElement {
  return (
    <EmptyState
      glyph={<Glyph domain="memory" icon="check" />}
      title="You’re all caught up"
      actions={
        <Button size="sm" href={paths.memory}>
          Back to memory
        </Button>
      }
    >
      Duplicates and contradictions come here, with the memories and labels your twin suggests.
    </EmptyState>
  );
}
