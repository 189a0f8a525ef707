import { FaceScale, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { formatCount } from '../../lib/format';
import { MOOD_WORDS } from '../../shared/mood/mood-names';
import { AroundChips } from './around-chips';
import { type Around, MAX_NOTE_LENGTH, type MoodFields } from './mood-fields';
import { MoreFields } from './more-fields';
import { OwnWords } from './own-words';
import { TagGroups } from './tag-groups';

export interface MoodFieldsetProps {
  fields: MoodFields;
  onChange: (changes: Partial<MoodFields>) => void;
  around: readonly Around[];
  onRemoveAround: (removed: Around) => void;
  /** No face was chosen when it was to be saved. */
  isStepMissing: boolean;
  firstRef?: Ref<HTMLInputElement>;
}

const COUNTER_FROM = MAX_NOTE_LENGTH - 200;

/** Everything that one entry can say; only the face is needed. */
export function MoodFieldset(props: MoodFieldsetProps): ReactElement {
  const { fields, onChange, around, onRemoveAround, isStepMissing, firstRef } = props;
  const { step, word, note, tags } = fields;
  return (
    <Stack spacing={2}>
      <Stack spacing={1}>
        <FaceScale
          label="How is it right now?"
          words={MOOD_WORDS}
          value={step}
          inputRef={firstRef}
          // A word belongs to its step.
          onChange={(chosen) => onChange({ step: chosen, word: chosen === step ? word : null })}
        />
        {isStepMissing && (
          <Text tone="danger" role="alert">
            Choose a face first.
          </Text>
        )}
        {step !== null && (
          <OwnWords step={step} word={word} onChange={(chosen) => onChange({ word: chosen })} />
        )}
      </Stack>
      <TagGroups chosen={tags} onChange={(chosen) => onChange({ tags: chosen })} />
      <TextField
        label="Note"
        multiline
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        hint={note.length >= COUNTER_FROM && lengthHint(note.length)}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <AroundChips around={around} onRemove={onRemoveAround} />
      <MoreFields fields={fields} onChange={onChange} />
    </Stack>
  );
}

function lengthHint(length: number): string {
  return `${formatCount(length)} of ${formatCount(MAX_NOTE_LENGTH)} characters`;
}
