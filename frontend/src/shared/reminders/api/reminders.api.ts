import { remindersGenerated } from '../../../api/generated/reminders.gen';

export type { Reminder } from '../../../api/generated/reminders.gen';

const remindersApi = remindersGenerated.enhanceEndpoints({
  addTagTypes: ['Reminder'],
  endpoints: {
    listReminders: { providesTags: ['Reminder'] },
    listNextReminders: { providesTags: ['Reminder'] },
    createReminder: { invalidatesTags: ['Reminder'] },
    editReminder: { invalidatesTags: ['Reminder'] },
    completeReminder: { invalidatesTags: ['Reminder'] },
    snoozeReminder: { invalidatesTags: ['Reminder'] },
    cancelReminder: { invalidatesTags: ['Reminder'] },
    reopenReminder: { invalidatesTags: ['Reminder'] },
    startTimer: { invalidatesTags: ['Reminder'] },
    pauseTimer: { invalidatesTags: ['Reminder'] },
    resumeTimer: { invalidatesTags: ['Reminder'] },
    adjustTimer: { invalidatesTags: ['Reminder'] },
  },
});

export const {
  useListRemindersQuery,
  useListNextRemindersQuery,
  useCreateReminderMutation,
  useEditReminderMutation,
  useCompleteReminderMutation,
  useSnoozeReminderMutation,
  useCancelReminderMutation,
  useReopenReminderMutation,
  useStartTimerMutation,
  usePauseTimerMutation,
  useResumeTimerMutation,
  useAdjustTimerMutation,
} = remindersApi;
