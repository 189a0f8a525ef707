import { Button, Card, Glyph, Row, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Decision } from '../../hooks/review/use-decisions';
import type { ReviewActions } from '../../hooks/review/use-review-actions';
import type { ReviewItem } from '../../lib/review-item';
import { NeverAgain } from '../forgetting/never-again';
import { LabelEditor } from './label-editor';
import { ReviewEditor } from './review-editor';
import { ReviewText, SuggestedLabels } from './review-text';

export interface ReviewCardProps {
  item: ReviewItem;
  actions: ReviewActions;
  /** Where it stands among what waits: "1 of 7". */
  place: string;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onDecide: (decision: Decision) => void;
}

const icons = { conflict: 'copy', proposal: 'memory', suggestion: 'tag' } as const;

/** One thing to decide. */
export function ReviewCard(props: ReviewCardProps): ReactElement {
  const { item, actions, place, isEditing, onEditing, onDecide } = props;
  const { approve, reject, merge, others, never } = actions;
  return (
    <Card
      glyph={<Glyph domain="memory" icon={icons[item.kind]} size="sm" />}
      title={titleOf(item)}
      note={place}
    >
      <Stack spacing={3}>
        <ReviewText item={item} />
        {item.kind === 'suggestion' && !isEditing && <SuggestedLabels suggestion={item} />}
        {isEditing ? (
          <Editor {...props} />
        ) : (
          <Row role="group" aria-label="Decide">
            <Button tone="primary" size="sm" onClick={() => onDecide(approve.decision)}>
              {approve.label}
            </Button>
            <Button size="sm" onClick={() => onEditing(true)}>
              {merge ? 'Merge by hand' : 'Edit'}
            </Button>
            {merge && (
              <Button size="sm" onClick={() => onDecide(merge.decision)}>
                {merge.label}
              </Button>
            )}
            {[...(reject ? [reject] : []), ...others].map(({ label, decision }) => (
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

function Editor({ actions: { edit }, onEditing, onDecide }: ReviewCardProps): ReactElement {
  const onCancel = (): void => onEditing(false);
  return edit.of === 'words' ? (
    <ReviewEditor
      initialText={edit.initialText}
      onSave={(text) => onDecide(edit.save(text))}
      onCancel={onCancel}
    />
  ) : (
    <LabelEditor
      suggestion={edit.suggestion}
      onSave={(taken) => onDecide(edit.save(taken))}
      onCancel={onCancel}
    />
  );
}

function titleOf(item: ReviewItem): string {
  switch (item.kind) {
    case 'conflict':
      return item.conflict.why;
    case 'proposal':
      return 'Should I remember this?';
    case 'suggestion':
      return 'Should I add this?';
  }
}
