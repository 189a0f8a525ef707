import { Button, Dialog, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { useChangeVoicePhraseMutation, useCreateVoicePhraseMutation } from '../api/voice.api';

export interface TaughtPhrase {
  /** Of a phrase that is there already. */
  id?: string;
  phrase: string;
  standsFor: string;
}

interface TeachDialogProps {
  first: TaughtPhrase;
  onClose: () => void;
}

/** A phrase, and the sentence that is run in its place. Mount it anew for each. */
export function TeachDialog({ first, onClose }: TeachDialogProps): ReactElement {
  const formId = useId();
  const [phrase, setPhrase] = useState(first.phrase);
  const [standsFor, setStandsFor] = useState(first.standsFor);
  const [create, creating] = useCreateVoicePhraseMutation();
  const [change, changing] = useChangeVoicePhraseMutation();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const saveVoicePhrase = { phrase, standsFor };
    const saved = await (first.id === undefined
      ? create({ saveVoicePhrase })
      : change({ id: first.id, saveVoicePhrase }));
    if (!saved.error) onClose();
  };
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
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        <TextField
          label="When you say"
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
          required
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          label="Twyn runs"
          hint="A sentence as you would say it, such as “dim the living room to 20 percent”."
          value={standsFor}
          onChange={({ target }) => setStandsFor(target.value)}
          required
          maxLength={2_000}
          autoComplete="off"
        />
      </Stack>
    </Dialog>
  );
}
