import { Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../api/api-error';
import { type Settings, useUpdateSettingsMutation } from '../../../shared/settings/api/settings.api';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { InlineForm } from './inline-form';

interface QuietHoursFormProps extends Pick<Settings, 'quietHours'> {
  onClose: () => void;
}

/** A usual night. */
const NIGHT = { from: '22:00', until: '07:00' };

const time = z.string().check(z.minLength(1, 'Enter a time.'));
const schema = z
  .object({ from: time, until: time })
  .check(z.refine(({ from, until }) => from !== until, { error: 'Choose another time.', path: ['until'] }));

export function QuietHoursForm({ quietHours, onClose }: QuietHoursFormProps): ReactElement {
  const { field, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: quietHours ?? NIGHT,
    arriveAt: 'from',
    mode: 'onChange',
  });
  const [update, { isLoading, error }] = useUpdateSettingsMutation();
  const save = handleSubmit(async (hours) => {
    const { data } = await update({ updateSettings: { quietHours: hours } });
    if (data) onClose();
  });
  return (
    <InlineForm
      submitLabel="Save"
      isBusy={isLoading}
      failure={error === undefined ? null : errorMessage(error)}
      onSubmit={save}
      onCancel={onClose}
    >
      <Stack direction="row" spacing={2}>
        <TextField label="From" type="time" required {...field('from')} />
        <TextField label="Until" type="time" required {...field('until')} />
      </Stack>
    </InlineForm>
  );
}
