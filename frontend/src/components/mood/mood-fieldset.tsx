import { Button, FaceScale, Icon, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type Ref, useState } from 'react';
import { formatCount } from '../../lib/format';
import { MOOD_WORDS } from '../../shared/mood/mood-names';
import { Dictation } from '../capture/dictation';
import { toLocalField } from '../reminders/local-time';
import { AroundChips } from './around-chips';
import { Level } from './levels';
import { type Around, MAX_NOTE_LENGTH, type MoodFields } from './mood-fields';
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
  const { step, word, energy, stress, note, tags, at } = fields;
  const [hasLevels, setHasLevels] = useState(energy !== null || stress !== null);
  const [hasTime, setHasTime] = useState(at !== '');
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
      {hasLevels && (
        <Row gap={2}>
          <Level
            label="Energy"
            ends="1 none to 5 full"
            value={energy}
            onChange={(value) => onChange({ energy: value })}
          />
          <Level
            label="Stress"
            ends="1 none to 5 high"
            value={stress}
            onChange={(value) => onChange({ stress: value })}
          />
        </Row>
      )}
      <TextField
        label="Note"
        multiline
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        hint={
          note.length >= COUNTER_FROM &&
          `${formatCount(note.length)} of ${formatCount(MAX_NOTE_LENGTH)} characters`
        }
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {hasTime && (
        <TextField
          label="When"
          type="datetime-local"
          max={toLocalField(new Date())}
          value={at}
          hint="Leave it empty for now."
          onChange={(event) => onChange({ at: event.target.value })}
        />
      )}
      <AroundChips around={around} onRemove={onRemoveAround} />
      <Row gap={0.5}>
        <Dictation
          onHeard={(sentence) =>
            onChange({ note: `${note.trimEnd()} ${sentence}`.trim().slice(0, MAX_NOTE_LENGTH) })
          }
        />
        {!hasLevels && (
          <Button size="sm" tone="quiet" onClick={() => setHasLevels(true)}>
            Energy, stress
          </Button>
        )}
        {!hasTime && (
          <Button
            size="sm"
            tone="quiet"
            startIcon={<Icon name="clock" size={16} />}
            onClick={() => setHasTime(true)}
          >
            Another time
          </Button>
        )}
      </Row>
    </Stack>
  );
}
