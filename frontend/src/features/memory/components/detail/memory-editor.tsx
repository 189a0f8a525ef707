import { Button, Callout, Select, Stack, Text, TextField } from '@twyn/design-system';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import type { Memory, MemoryKind } from '../../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../../components/memory-labels';
import type { Edit, EditDraft } from '../../hooks/use-edit';
import { joinTexts } from '../../lib/join-texts';
import { ChangedElsewhere } from './changed-elsewhere';

const kindOptions = Object.entries(memoryKinds).map(([value, { one }]) => ({ value, label: one }));

export interface MemoryEditorProps {
  memory: Memory;
  edit: Edit;
  draft: EditDraft;
}

/** Corrects a memory in place; what it said before stays as a version. */
export function MemoryEditor({ memory, edit, draft }: MemoryEditorProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (draft.text.trim() !== '' && !edit.isSaving) void edit.save();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };

  return (
    <Stack
      component="form"
      ref={form}
      spacing={2}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <Text as="h2" variant="h2">
        Correct this memory
      </Text>
      {edit.isOutdated && (
        <ChangedElsewhere
          savedText={memory.text}
          ownText={draft.text}
          onUseSaved={edit.useSaved}
          onJoin={() => edit.change({ text: joinTexts(memory.text, draft.text) })}
        />
      )}
      <TextField
        ref={text}
        label="What should be remembered"
        multiline
        minRows={4}
        maxRows={20}
        value={draft.text}
        readOnly={edit.isSaving}
        error={draft.text.trim() === '' && 'A memory needs words. To remove it, use Forget.'}
        onChange={(event) => edit.change({ text: event.target.value })}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Select
          label="Kind"
          options={kindOptions}
          value={draft.kind}
          onChange={(kind) => edit.change({ kind: kind as MemoryKind })}
        />
        <TextField
          label="Tags"
          placeholder="family, health"
          value={draft.tags}
          readOnly={edit.isSaving}
          onChange={(event) => edit.change({ tags: event.target.value })}
        />
      </Stack>
      {edit.problem && (
        <Callout tone="danger" title="Couldn’t save">
          {edit.problem} Your text stays here.
        </Callout>
      )}
      <Stack direction="row" spacing={1}>
        {/* A press that began before another correction came in must not end on the button that saves over it. */}
        <Button
          key={edit.isOutdated ? 'over-another' : 'save'}
          type="submit"
          tone="primary"
          size="sm"
          loading={edit.isSaving}
        >
          {edit.isSaving ? 'Saving' : edit.isOutdated ? 'Save mine' : 'Save'}
        </Button>
        <Button tone="quiet" size="sm" onClick={edit.discard}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
