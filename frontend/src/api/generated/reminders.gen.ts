import type {
  AdjustTimer,
  ClosedReminders,
  CreateReminder,
  EditReminder,
  OpenReminders,
  Reminder,
  ReminderOccurrence,
  ScheduledCommand,
  ScheduledCommands,
  SnoozeReminder,
  StartTimer,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReminders: build.query<ListRemindersApiResponse, ListRemindersApiArg>({
      query: () => ({ url: `/api/reminders` }),
    }),
    createReminder: build.mutation<CreateReminderApiResponse, CreateReminderApiArg>({
      query: (queryArg) => ({ url: `/api/reminders`, method: 'POST', body: queryArg.createReminder }),
    }),
    listClosedReminders: build.query<ListClosedRemindersApiResponse, ListClosedRemindersApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/closed`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listNextReminders: build.query<ListNextRemindersApiResponse, ListNextRemindersApiArg>({
      query: () => ({ url: `/api/reminders/next` }),
    }),
    editReminder: build.mutation<EditReminderApiResponse, EditReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editReminder,
      }),
    }),
    cancelReminder: build.mutation<CancelReminderApiResponse, CancelReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
    completeReminder: build.mutation<CompleteReminderApiResponse, CompleteReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}/complete`,
        method: 'POST',
        body: queryArg.reminderOccurrence,
      }),
    }),
    reopenReminder: build.mutation<ReopenReminderApiResponse, ReopenReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}/reopen`,
        method: 'POST',
      }),
    }),
    skipReminder: build.mutation<SkipReminderApiResponse, SkipReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}/skip`,
        method: 'POST',
        body: queryArg.reminderOccurrence,
      }),
    }),
    snoozeReminder: build.mutation<SnoozeReminderApiResponse, SnoozeReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}/snooze`,
        method: 'POST',
        body: queryArg.snoozeReminder,
      }),
    }),
    listScheduledCommands: build.query<ListScheduledCommandsApiResponse, ListScheduledCommandsApiArg>({
      query: () => ({ url: `/api/scheduled-commands` }),
    }),
    cancelScheduledCommand: build.mutation<CancelScheduledCommandApiResponse, CancelScheduledCommandApiArg>({
      query: (queryArg) => ({
        url: `/api/scheduled-commands/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
    skipScheduledCommand: build.mutation<SkipScheduledCommandApiResponse, SkipScheduledCommandApiArg>({
      query: (queryArg) => ({
        url: `/api/scheduled-commands/${encodeURIComponent(String(queryArg.id))}/skip`,
        method: 'POST',
        body: queryArg.reminderOccurrence,
      }),
    }),
    startTimer: build.mutation<StartTimerApiResponse, StartTimerApiArg>({
      query: (queryArg) => ({ url: `/api/timers`, method: 'POST', body: queryArg.startTimer }),
    }),
    adjustTimer: build.mutation<AdjustTimerApiResponse, AdjustTimerApiArg>({
      query: (queryArg) => ({
        url: `/api/timers/${encodeURIComponent(String(queryArg.id))}/adjust`,
        method: 'POST',
        body: queryArg.adjustTimer,
      }),
    }),
    pauseTimer: build.mutation<PauseTimerApiResponse, PauseTimerApiArg>({
      query: (queryArg) => ({
        url: `/api/timers/${encodeURIComponent(String(queryArg.id))}/pause`,
        method: 'POST',
      }),
    }),
    resumeTimer: build.mutation<ResumeTimerApiResponse, ResumeTimerApiArg>({
      query: (queryArg) => ({
        url: `/api/timers/${encodeURIComponent(String(queryArg.id))}/resume`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as remindersGenerated };
export type ListRemindersApiResponse = /** status 200  */ OpenReminders;
export type ListRemindersApiArg = void;
export type CreateReminderApiResponse = /** status 201  */ Reminder;
export type CreateReminderApiArg = {
  createReminder: CreateReminder;
};
export type ListClosedRemindersApiResponse = /** status 200  */ ClosedReminders;
export type ListClosedRemindersApiArg = {
  limit?: number;
  cursor?: string;
};
export type ListNextRemindersApiResponse = /** status 200  */ OpenReminders;
export type ListNextRemindersApiArg = void;
export type EditReminderApiResponse = /** status 200  */ Reminder;
export type EditReminderApiArg = {
  id: string;
  editReminder: EditReminder;
};
export type CancelReminderApiResponse = /** status 200  */ Reminder;
export type CancelReminderApiArg = {
  id: string;
};
export type CompleteReminderApiResponse = /** status 200  */ Reminder;
export type CompleteReminderApiArg = {
  id: string;
  reminderOccurrence: ReminderOccurrence;
};
export type ReopenReminderApiResponse = /** status 200  */ Reminder;
export type ReopenReminderApiArg = {
  id: string;
};
export type SkipReminderApiResponse = /** status 200  */ Reminder;
export type SkipReminderApiArg = {
  id: string;
  reminderOccurrence: ReminderOccurrence;
};
export type SnoozeReminderApiResponse = /** status 200  */ Reminder;
export type SnoozeReminderApiArg = {
  id: string;
  snoozeReminder: SnoozeReminder;
};
export type ListScheduledCommandsApiResponse = /** status 200  */ ScheduledCommands;
export type ListScheduledCommandsApiArg = void;
export type CancelScheduledCommandApiResponse = /** status 200  */ ScheduledCommand;
export type CancelScheduledCommandApiArg = {
  id: string;
};
export type SkipScheduledCommandApiResponse = /** status 200  */ ScheduledCommand;
export type SkipScheduledCommandApiArg = {
  id: string;
  reminderOccurrence: ReminderOccurrence;
};
export type StartTimerApiResponse = /** status 201  */ Reminder;
export type StartTimerApiArg = {
  startTimer: StartTimer;
};
export type AdjustTimerApiResponse = /** status 200  */ Reminder;
export type AdjustTimerApiArg = {
  id: string;
  adjustTimer: AdjustTimer;
};
export type PauseTimerApiResponse = /** status 200  */ Reminder;
export type PauseTimerApiArg = {
  id: string;
};
export type ResumeTimerApiResponse = /** status 200  */ Reminder;
export type ResumeTimerApiArg = {
  id: string;
};
export type {
  AdjustTimer,
  ClosedReminders,
  CreateReminder,
  EditReminder,
  KeptRecurrence,
  OpenReminders,
  Problem,
  Recurrence,
  Reminder,
  ReminderOccurrence,
  ScheduledCommand,
  ScheduledCommands,
  SnoozeReminder,
  StartTimer,
} from './schemas.gen';
