import { Button, Dialog, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useId } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { useChangeVoicePhraseMutation, useCreateVoicePhraseMutation } from '../api/voice.api';

export interface TaughtPhrase {
  /** Of a phrase that is there already. */
  id?: string;
  phrase: string;
  command: string;
}

interface TeachDialogProps {
  first: TaughtPhrase;
  onClose: () => void;
}

const schema = z.object({
  phrase: z.string().check(z.trim(), z.minLength(1, 'Enter a phrase.')),
  command: z.string().check(z.trim(), z.minLength(1, 'Enter a command.')),
});

/** A phrase, and the sentence that is run in its place. Mount it anew for each. */
export function TeachDialog({ first, onClose }: TeachDialogProps): ReactElement {
  const formId = useId();
  const { field, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { phrase: first.phrase, command: first.command },
  });
  const [create, creating] = useCreateVoicePhraseMutation();
  const [change, changing] = useChangeVoicePhraseMutation();
  const submit = handleSubmit(async (saveVoicePhrase) => {
    const saved = await (first.id === undefined
      ? create({ saveVoicePhrase })
      : change({ id: first.id, saveVoicePhrase }));
    if (!saved.error) onClose();
  });
  return (
    <Dialog
      open
      keepOpenOnBackdrop
      onClose={onClose}
      title={first.id === undefined ? 'Teach a phrase' : 'Edit the phrase'}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={creating.isLoading || changing.isLoading}>
            Save
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        spacing={2}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        <TextField label="When you say" {...field('phrase')} required maxLength={200} autoComplete="off" />
        <TextField
          label="Twyn runs"
          hint="A sentence as you would say it, such as “dim the living room to 20 percent”."
          {...field('command')}
          required
          maxLength={2_000}
          autoComplete="off"
        />
      </Stack>
    </Dialog>
  );
}
