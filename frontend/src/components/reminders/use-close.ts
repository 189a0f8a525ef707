import {
  type Reminder,
  useCancelReminderMutation,
  useCompleteReminderMutation,
  useReopenReminderMutation,
} from '../../shared/reminders/api/reminders.api';
import { notify } from '../../lib/notify';
import { nameOf } from './due';

interface Close {
  complete: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** Completes or cancels a reminder; the toast that says so takes it back. */
export function useClose(reminder: Reminder): Close {
  const { id } = reminder;
  const [complete] = useCompleteReminderMutation();
  const [cancel] = useCancelReminderMutation();
  const [reopen] = useReopenReminderMutation();
  const undo = { action: { label: 'Undo', onSelect: () => void reopen({ id }) } };
  const closing = async (close: typeof complete | typeof cancel, said: string): Promise<void> => {
    const { data } = await close({ id });
    if (data) notify.success(`${said}: ${nameOf(reminder)}`, reminder.kind === 'timer' ? {} : undo);
  };
  return { complete: () => closing(complete, 'Done'), cancel: () => closing(cancel, 'Cancelled') };
}
