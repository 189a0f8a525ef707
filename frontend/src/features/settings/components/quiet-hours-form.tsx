import { Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { type Settings, useUpdateSettingsMutation } from '../../../shared/settings/api/settings.api';
import { focusOnArrival } from '../../../components/on-arrival';
import { InlineForm } from './inline-form';

interface QuietHoursFormProps extends Pick<Settings, 'quietHours'> {
  onClose: () => void;
}

/** A usual night. */
const NIGHT = { from: '22:00', until: '07:00' };

export function QuietHoursForm({ quietHours, onClose }: QuietHoursFormProps): ReactElement {
  const [{ from, until }, setHours] = useState(quietHours ?? NIGHT);
  const [update, { isLoading, error }] = useUpdateSettingsMutation();
  const isSame = from === until;
  const isWhole = from !== '' && until !== '';
  const handleSubmit = async (): Promise<void> => {
    if (isSame || !isWhole) return;
    const { data } = await update({ updateSettings: { quietHours: { from, until } } });
    if (data) onClose();
  };
  return (
    <InlineForm
      submitLabel="Save"
      isBusy={isLoading}
      failure={error === undefined ? null : errorMessage(error)}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
      <Stack direction="row" spacing={2}>
        <TextField
          ref={focusOnArrival}
          label="From"
          type="time"
          required
          value={from}
          onChange={({ target }) => setHours({ from: target.value, until })}
        />
        <TextField
          label="Until"
          type="time"
          required
          error={isSame && isWhole && 'Choose another time.'}
          value={until}
          onChange={({ target }) => setHours({ from, until: target.value })}
        />
      </Stack>
    </InlineForm>
  );
}
