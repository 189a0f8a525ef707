import { remindersGenerated } from '../../../api/generated/reminders.gen';

export type {
  KeptRecurrence,
  OpenReminders,
  Recurrence,
  Reminder,
  ScheduledCommand,
} from '../../../api/generated/reminders.gen';

export const remindersApi = remindersGenerated.enhanceEndpoints({
  addTagTypes: ['Reminder', 'ScheduledCommand'],
  endpoints: {
    listReminders: { providesTags: ['Reminder'] },
    listNextReminders: { providesTags: ['Reminder'] },
    createReminder: { invalidatesTags: ['Reminder'] },
    editReminder: { invalidatesTags: ['Reminder'] },
    completeReminder: { invalidatesTags: ['Reminder'] },
    skipReminder: { invalidatesTags: ['Reminder'] },
    snoozeReminder: { invalidatesTags: ['Reminder'] },
    cancelReminder: { invalidatesTags: ['Reminder'] },
    reopenReminder: { invalidatesTags: ['Reminder'] },
    startTimer: { invalidatesTags: ['Reminder'] },
    pauseTimer: { invalidatesTags: ['Reminder'] },
    resumeTimer: { invalidatesTags: ['Reminder'] },
    adjustTimer: { invalidatesTags: ['Reminder'] },
    listScheduledCommands: { providesTags: ['ScheduledCommand'] },
    skipScheduledCommand: { invalidatesTags: ['ScheduledCommand'] },
    cancelScheduledCommand: { invalidatesTags: ['ScheduledCommand'] },
  },
});

export const {
  useListRemindersQuery,
  useListNextRemindersQuery,
  useCreateReminderMutation,
  useEditReminderMutation,
  useCompleteReminderMutation,
  useSkipReminderMutation,
  useSnoozeReminderMutation,
  useCancelReminderMutation,
  useReopenReminderMutation,
  useStartTimerMutation,
  usePauseTimerMutation,
  useResumeTimerMutation,
  useAdjustTimerMutation,
  useListScheduledCommandsQuery,
  useSkipScheduledCommandMutation,
  useCancelScheduledCommandMutation,
} = remindersApi;
