import { Callout, Dialog, Stack } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { FormActions } from '../../../components/form/form-actions';
import { errorMessage } from '../../../api/api-error';
import { type Around, fieldsOf, type MoodFields, toBody } from '../../../components/mood/mood-fields';
import { MoodFieldset } from '../../../components/mood/mood-fieldset';
import { notify } from '../../../lib/notify';
import { type MoodEntry, useEditMoodEntryMutation } from '../../../shared/mood/api/mood.api';

/** Changes an entry. What was attached can be taken off; nothing new is attached. */
export function EditDialog({ entry, onClose }: { entry: MoodEntry; onClose: () => void }): ReactElement {
  const [fields, setFields] = useState<MoodFields>(() => fieldsOf(entry));
  const [around, setAround] = useState<readonly Around[]>(entry.around);
  const [edit, { isLoading, error }] = useEditMoodEntryMutation();
  const { step } = fields;
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (step === null || isLoading) return;
    const { at, ...body } = toBody({ ...fields, step }, around);
    // A field is to the minute: a time that was not touched keeps its seconds.
    const isMoved = at !== undefined && fields.at !== fieldsOf(entry).at;
    const { data } = await edit({ id: entry.id, editMoodEntry: { ...body, ...(isMoved && { at }) } });
    if (!data) return;
    notify.success('Changed the entry');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Change the entry" keepOpenOnBackdrop>
      <Stack
        component="form"
        spacing={2}
        noValidate
        sx={{ pt: 1 }}
        onSubmit={(event: SubmitEvent) => void handleSubmit(event)}
      >
        <MoodFieldset
          fields={fields}
          onChange={(changes) => setFields({ ...fields, ...changes })}
          around={around}
          onRemoveAround={(removed) => setAround(around.filter((each) => each !== removed))}
          isStepMissing={false}
        />
        {error && (
          <Callout tone="danger" title="Couldn’t save">
            {errorMessage(error)}
          </Callout>
        )}
        <FormActions isBusy={isLoading} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
