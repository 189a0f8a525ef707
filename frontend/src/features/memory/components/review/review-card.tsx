import { Button, Card, Glyph, Row, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Decision } from '../../hooks/review/use-decisions';
import type { ReviewActions } from '../../hooks/review/use-review-actions';
import { editableText, type ReviewItem } from '../../lib/review-item';
import { NeverAgain } from '../forgetting/never-again';
import { ReviewEditor } from './review-editor';
import { ReviewWords } from './review-words';

export interface ReviewCardProps {
  item: ReviewItem;
  actions: ReviewActions;
  /** Where it stands among what waits: "1 of 7". */
  place: string;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onDecide: (decision: Decision) => void;
}

/** One thing to decide. */
export function ReviewCard(props: ReviewCardProps): ReactElement {
  const { item, actions, place, isEditing, onEditing, onDecide } = props;
  const { approve, reject, merge, others, never, save } = actions;
  return (
    <Card
      glyph={<Glyph domain="memory" icon={item.kind === 'conflict' ? 'copy' : 'memory'} size="sm" />}
      title={item.kind === 'conflict' ? item.conflict.why : 'Should I remember this?'}
      note={place}
    >
      <Stack spacing={3}>
        <ReviewWords item={item} />
        {isEditing ? (
          <ReviewEditor
            initialText={editableText(item)}
            onSave={(text) => onDecide(save(text))}
            onCancel={() => onEditing(false)}
          />
        ) : (
          <Row role="group" aria-label="Decide">
            <Button tone="primary" size="sm" onClick={() => onDecide(approve.decision)}>
              {approve.label}
            </Button>
            <Button size="sm" onClick={() => onEditing(true)}>
              {merge ? 'Merge by hand' : 'Edit'}
            </Button>
            {merge && approve.decision !== merge.decision && (
              <Button size="sm" onClick={() => onDecide(merge.decision)}>
                {merge.label}
              </Button>
            )}
            {[reject, ...others].map(({ label, decision }) => (
              <Button key={label} size="sm" onClick={() => onDecide(decision)}>
                {label}
              </Button>
            ))}
            {never && <NeverAgain onNever={() => onDecide(never)} />}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
