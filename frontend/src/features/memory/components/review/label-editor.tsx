import { Chip, Row, Stack } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ReviewSuggestion } from '../../../../shared/memory/api/review.api';
import { memoryKinds } from '../../../../components/memory-labels';
import type { TakenLabels } from '../../hooks/review/use-review-actions';
import { SaveOrCancel } from './save-or-cancel';

export interface LabelEditorProps {
  suggestion: ReviewSuggestion;
  onSave: (taken: TakenLabels) => void;
  onCancel: () => void;
}

/** Chooses among the labels that are suggested; Escape leaves them. */
export function LabelEditor({ suggestion, onSave, onCancel }: LabelEditorProps): ReactElement {
  const { tags, suggestedKind } = suggestion;
  const [taken, setTaken] = useState<TakenLabels>({ tags, kind: suggestedKind !== null });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('button')?.focus(), []);

  const toggle = (tag: string): void =>
    setTaken({
      ...taken,
      tags: tags.filter((each) => taken.tags.includes(each) !== (each === tag)),
    });
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSave(taken);
  };

  return (
    <Stack
      component="form"
      ref={form}
      spacing={2}
      onSubmit={handleSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Row gap={0.75} role="group" aria-label="Labels to add">
        {suggestedKind && (
          <Chip
            icon={memoryKinds[suggestedKind].icon}
            label={memoryKinds[suggestedKind].one}
            selected={taken.kind}
            onClick={() => setTaken({ ...taken, kind: !taken.kind })}
          />
        )}
        {tags.map((tag) => (
          <Chip
            key={tag}
            icon="tag"
            label={tag}
            selected={taken.tags.includes(tag)}
            onClick={() => toggle(tag)}
          />
        ))}
      </Row>
      <SaveOrCancel onCancel={onCancel} />
    </Stack>
  );
}
