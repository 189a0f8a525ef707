import { Dialog, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { FormActions } from '../../../components/form/form-actions';
import { errorMessage, isApiError } from '../../../api/api-error';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { fromLocalField, toLocalField } from '../../../components/reminders/local-time';
import { notify } from '../../../lib/notify';
import { type ReadingEntry, useEditReadingMutation } from '../../../shared/readings/api/readings.api';
import { numberOf } from '../lib/add-reading-fields';
import type { OverviewItem } from '../lib/reading-cards';
import { wholeValue } from '../../../components/readings/reading-words';

interface EditReadingProps {
  item: OverviewItem;
  /** Null while none is corrected. */
  entry: ReadingEntry | null;
  onClose: () => void;
}

const schema = z.object({
  value: z
    .string()
    .check(z.refine((text) => Number.isFinite(numberOf(text)), 'Enter a number, such as 72.5.')),
  when: z.string().check(z.minLength(1, 'Enter when it was measured.')),
});

/** Another value or time in the place of what was measured or typed wrongly. */
export function EditReading({ item, entry, onClose }: EditReadingProps): ReactElement {
  return (
    <Dialog open={entry !== null} onClose={onClose} title={`Correct ${item.label}`} keepOpenOnBackdrop>
      {entry && <Form item={item} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ item, entry, onClose }: EditReadingProps & { entry: ReadingEntry }): ReactElement {
  const before = { value: String(entry.value), when: toLocalField(new Date(entry.at)) };
  const { field, setError, handleSubmit } = useSchemaForm({
    schema,
    arriveAt: 'value',
    defaultValues: before,
  });
  const [edit, { isLoading }] = useEditReadingMutation();
  const save = handleSubmit(async ({ value, when }) => {
    // A time that was not changed keeps its seconds.
    const at = when === before.when ? null : fromLocalField(when);
    const changed = { ...(value !== before.value && { value: numberOf(value) }), ...(at !== null && { at }) };
    if (Object.keys(changed).length === 0) {
      onClose();
      return;
    }
    const { data, error } = await edit({ id: entry.id, editReading: changed });
    if (!data) {
      const isOfTime = isApiError(error) && (error.status === 409 || error.fields[0]?.path === 'at');
      setError(isOfTime ? 'when' : 'value', { message: errorMessage(error) });
      return;
    }
    const undo = async (): Promise<void> => {
      const back = await edit({ id: data.id, editReading: { value: entry.value, at: entry.at } });
      if (back.error) notify.error(errorMessage(back.error));
    };
    notify.success(`Corrected: ${item.label} ${wholeValue(data.value, item)}`, {
      action: { label: 'Undo', onSelect: () => void undo() },
    });
    onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <TextField
          label={entry.unit === '' ? 'Value' : `Value, ${entry.unit}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...field('value')}
        />
        <TextField label="When" type="datetime-local" {...field('when')} />
        <FormActions isBusy={isLoading} onCancel={onClose} />
      </Stack>
    </form>
  );
}
