import { Select, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { memoryKinds } from '../../../../components/memory-labels';
import type { ForgetChoice } from '../../lib/forget-choice';
import { PickEntity } from '../entities/pick-entity';

export interface ForgetChooserProps {
  choice: ForgetChoice;
  onChange: (choice: ForgetChoice) => void;
}

const WAYS: { value: ForgetChoice['by']; label: string }[] = [
  { value: 'entity', label: 'About a person, place or topic' },
  { value: 'topic', label: 'On a subject, in my words' },
  { value: 'tag', label: 'With a tag' },
  { value: 'kind', label: 'Of a kind' },
  { value: 'source', label: 'From a source' },
  { value: 'time', label: 'From a time' },
];
const SOURCES: { value: ForgetChoice['source']; label: string }[] = [
  { value: 'form', label: 'What I told here' },
  { value: 'paste', label: 'What I pasted' },
  { value: 'message', label: 'What I told in conversations' },
  { value: 'import', label: 'What I imported' },
];
const KINDS = Object.entries(memoryKinds).map(([value, { many }]) => ({
  value: value as ForgetChoice['kind'],
  label: many,
}));

/** Says what to forget; nothing is forgotten yet. */
export function ForgetChooser({ choice, onChange }: ForgetChooserProps): ReactElement {
  const set = (change: Partial<ForgetChoice>): void => onChange({ ...choice, ...change });
  return (
    <Stack spacing={2}>
      <Select label="Forget memories" options={WAYS} value={choice.by} onChange={(by) => set({ by })} />
      {choice.by === 'entity' && (
        <PickEntity label="Who or what" picked={choice.entity} onPick={(entity) => set({ entity })} />
      )}
      {choice.by === 'topic' && (
        <TextField
          label="Subject"
          hint="What a search for it finds, some two hundred memories at a time. You can keep some of them."
          value={choice.topic}
          maxLength={500}
          onChange={(event) => set({ topic: event.target.value })}
        />
      )}
      {choice.by === 'tag' && (
        <TextField
          label="Tag"
          value={choice.tag}
          maxLength={50}
          onChange={(event) => set({ tag: event.target.value })}
        />
      )}
      {choice.by === 'kind' && (
        <Select label="Kind" options={KINDS} value={choice.kind} onChange={(kind) => set({ kind })} />
      )}
      {choice.by === 'source' && (
        <Select
          label="Source"
          options={SOURCES}
          value={choice.source}
          onChange={(source) => set({ source })}
        />
      )}
      {choice.by === 'time' && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            label="From"
            type="date"
            value={choice.from}
            onChange={(event) => set({ from: event.target.value })}
          />
          <TextField
            label="To"
            type="date"
            value={choice.to}
            onChange={(event) => set({ to: event.target.value })}
          />
        </Stack>
      )}
    </Stack>
  );
}
