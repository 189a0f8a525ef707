import { Callout, Select, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { errorMessage, isApiError } from '../../../api/api-error';
import { FormActions } from '../../../components/form/form-actions';
import { useSchemaForm } from '../../../components/form/use-schema-form';

const MAX_LENGTH = 60;
const KINDS = [
  { value: 'sensor', label: 'Sensor' },
  { value: 'wearable', label: 'Worn, or a scale' },
  { value: 'bridge', label: 'Script or bridge' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')),
  room: z.string().check(z.trim()),
});

export interface NewDeviceFormProps {
  /** A verb: what is made with it. */
  label: string;
  isBusy: boolean;
  onCancel: () => void;
  /** Gives why it was refused, or nothing. */
  onSave: (device: { name: string; kind: Kind; room: string | null }) => Promise<unknown>;
}

/** What it is called, what it is and where it stands. */
export function NewDeviceForm({ label, isBusy, onCancel, onSave }: NewDeviceFormProps): ReactElement {
  const [kind, setKind] = useState<Kind>('sensor');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm({ schema, defaultValues: { name: '', room: '' } });
  const save = form.handleSubmit(async ({ name, room }) => {
    const error = await onSave({ name, kind, room: room === '' ? null : room });
    const isOfName = isApiError(error) && error.code === 'device_name_taken';
    if (isOfName) form.setError('name', { message: errorMessage(error) });
    setFailure(error === undefined || isOfName ? undefined : errorMessage(error));
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <TextField
          label="Name"
          hint="Its readings name it as their source."
          autoComplete="off"
          maxLength={MAX_LENGTH}
          {...form.field('name')}
        />
        <Select label="Kind" options={KINDS} value={kind} onChange={setKind} />
        <TextField
          label="Room (optional)"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          {...form.field('room')}
        />
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <FormActions label={label} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
