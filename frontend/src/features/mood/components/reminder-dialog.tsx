import { Button, Dialog, Link, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { paths } from '../../../lib/paths';
import { useGetSettingsQuery } from '../../../shared/settings/api/settings.api';
import { useMoodReminder } from '../hooks/use-mood-reminder';

const USUAL_TIME = '21:00';

/** When to be asked each day. */
export function ReminderDialog({ onClose }: { onClose: () => void }): ReactElement {
  const reminder = useMoodReminder();
  const { data: settings } = useGetSettingsQuery();
  const [time, setTime] = useState(reminder.time ?? USUAL_TIME);
  const quiet = settings?.quietHours;
  const closeIf = async (work: Promise<boolean>): Promise<void> => {
    if (await work) onClose();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (time !== '') void closeIf(reminder.set(time));
  };
  return (
    <Dialog open onClose={onClose} title="A reminder every day">
      <Stack component="form" spacing={2} sx={{ pt: 1 }} onSubmit={handleSubmit}>
        <TextField
          label="Time"
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <Text variant="caption" tone="muted">
          {quiet
            ? `In your quiet hours, ${quiet.from} to ${quiet.until}, it waits until they’re over.`
            : 'Say “quiet hours from 22 to 7” in the chat, and it waits until they’re over.'}{' '}
          It stands among your <Link href={paths.reminders}>reminders</Link>, and can be put off there.
        </Text>
        <Row justify="end">
          {reminder.time !== null && (
            <Button
              tone="quiet"
              loading={reminder.isChanging}
              onClick={() => void closeIf(reminder.remove())}
            >
              Remove
            </Button>
          )}
          <Button type="submit" tone="primary" loading={reminder.isChanging}>
            Save
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
