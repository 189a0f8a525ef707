import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Reminder, useSnoozeReminderMutation } from '../../shared/reminders/api/reminders.api';
import { notify } from '../../lib/notify';
import { dueLabel, nameOf } from './due';
import { snoozeTimes } from './snooze-times';
import { useNow } from './use-now';

const MINUTE_MS = 60_000;

/** Puts a reminder off, to one of a few times. */
export function SnoozeMenu({ reminder }: { reminder: Reminder }): ReactElement {
  const now = useNow(MINUTE_MS);
  const [snooze] = useSnoozeReminderMutation();
  const handleSelect = async (until: Date): Promise<void> => {
    const { data } = await snooze({ id: reminder.id, snoozeReminder: { until: until.toISOString() } });
    if (data) notify.success(`Snoozed: ${dueLabel(until, new Date()).toLowerCase()}`);
  };
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton
          size="sm"
          label={`Snooze ${nameOf(reminder)}`}
          icon={<Icon name="clock" size={18} />}
          {...trigger}
        />
      )}
    >
      {snoozeTimes(now).map(({ label, until }) => (
        <MenuItem key={label} onSelect={() => void handleSelect(until)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
