import { Button, Dialog, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../api/api-error';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { notify } from '../../../lib/notify';
import { type TwinLine, useEditTwinLineMutation } from '../api/twin.api';

interface EditLineProps {
  line: TwinLine;
  onClose: () => void;
}

const schema = z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Write what is true of you.')) });
const MAX_LENGTH = 500;
const FORM_ID = 'edit-twin-line';

/** A line in the words of its owner; the memories stay as they are. */
export function EditLine({ line, onClose }: EditLineProps): ReactElement {
  const { field, setError, handleSubmit } = useSchemaForm({ schema, defaultValues: { text: line.text } });
  const [edit, { isLoading }] = useEditTwinLineMutation();
  const save = handleSubmit(async ({ text }) => {
    const { error } = await edit({ id: line.id, editTwinLine: { text } });
    if (error) {
      setError('text', { message: errorMessage(error) });
      return;
    }
    notify.success('Saved in your words.');
    onClose();
  });
  return (
    <Dialog
      open
      keepOpenOnBackdrop
      onClose={onClose}
      title="Edit this line"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={FORM_ID} loading={isLoading}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void save(event)}>
        <Stack spacing={1.5}>
          <TextField
            label="What is true of you"
            hint="The memories that it was read from stay as they are."
            multiline
            maxLength={MAX_LENGTH}
            autoComplete="off"
            {...field('text')}
          />
          {line.readAs !== null && (
            <Text variant="caption" tone="muted">
              Read as: {line.readAs}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
