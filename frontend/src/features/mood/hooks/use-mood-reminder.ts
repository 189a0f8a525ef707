import { notify } from '../../../lib/notify';
import {
  type Reminder,
  useCancelReminderMutation,
  useCreateReminderMutation,
  useEditReminderMutation,
  useListRemindersQuery,
} from '../../../shared/reminders/api/reminders.api';
import { nextAt, timeOf } from '../lib/time-of-day';

const TEXT = 'How is it right now?';
const EVERY_DAY = { every: 'day', interval: 1 } as const;

export interface MoodReminder {
  /** "21:00"; null where there is none. */
  time: string | null;
  /** Each day at that time. */
  set: (time: string) => Promise<boolean>;
  remove: () => Promise<boolean>;
  isChanging: boolean;
}

/** The daily reminder to say how one feels: one of the reminders, which is snoozed and kept quiet like any other. */
export function useMoodReminder(): MoodReminder {
  const { data } = useListRemindersQuery();
  const [create, creation] = useCreateReminderMutation();
  const [edit, edition] = useEditReminderMutation();
  const [cancel, cancellation] = useCancelReminderMutation();
  const found = data?.items.find(isMoodReminder);

  return {
    time: found?.recurrence ? timeOf(found.recurrence.start) : null,
    set: async (time) => {
      const dueAt = nextAt(time, new Date()).toISOString();
      const given = { dueAt, recurrence: EVERY_DAY };
      const { error } = found
        ? await edit({ id: found.id, editReminder: given })
        : await create({ createReminder: { ...given, kind: 'mood', text: TEXT } });
      if (!error) notify.success(`Reminder every day at ${time}`);
      return !error;
    },
    remove: async () => {
      if (!found) return true;
      const { error } = await cancel({ id: found.id });
      if (!error) notify.success('Reminder removed');
      return !error;
    },
    isChanging: creation.isLoading || edition.isLoading || cancellation.isLoading,
  };
}

function isMoodReminder({ kind, status, recurrence }: Reminder): boolean {
  return kind === 'mood' && status === 'open' && recurrence !== null;
}
