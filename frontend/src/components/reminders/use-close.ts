import {
  type Reminder,
  useCancelReminderMutation,
  useCompleteReminderMutation,
  useEditReminderMutation,
  useReopenReminderMutation,
  useSkipReminderMutation,
} from '../../shared/reminders/api/reminders.api';
import { notify } from '../../lib/notify';
import { dueLabel, nameOf } from './due';

interface Close {
  /** Of what comes again the occurrence that is shown: the next one waits then. */
  complete: () => Promise<void>;
  /** Leaves out the occurrence that is shown. */
  skip: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** Completes, skips or cancels a reminder; the toast that says so takes it back. */
export function useClose(reminder: Reminder): Close {
  const { id, dueAt, recurrence } = reminder;
  const [complete] = useCompleteReminderMutation();
  const [skip] = useSkipReminderMutation();
  const [cancel] = useCancelReminderMutation();
  const [reopen] = useReopenReminderMutation();
  const [edit] = useEditReminderMutation();
  // The occurrence that is shown: pressed twice, no other one is passed over.
  const occurrence = { id, reminderOccurrence: dueAt === null ? {} : { dueAt } };

  const tell = (said: string, { status, dueAt: next }: Reminder): void => {
    const name = nameOf(reminder);
    if (status === 'open' && next !== null) {
      const back = () => void edit({ id, editReminder: { dueAt } });
      notify.success(`${said}: ${name}. Next: ${dueLabel(new Date(next), new Date()).toLowerCase()}`, {
        action: { label: 'Undo', onSelect: back },
      });
      return;
    }
    const undo = { action: { label: 'Undo', onSelect: () => void reopen({ id }) } };
    notify.success(`${said}: ${name}`, reminder.kind === 'timer' ? {} : undo);
  };
  return {
    complete: async () => {
      const { data } = await complete(recurrence ? occurrence : { id, reminderOccurrence: {} });
      if (data) tell('Done', data);
    },
    skip: async () => {
      const { data } = await skip(occurrence);
      if (data) tell('Skipped', data);
    },
    cancel: async () => {
      const { data } = await cancel({ id });
      if (data) tell('Cancelled', data);
    },
  };
}
