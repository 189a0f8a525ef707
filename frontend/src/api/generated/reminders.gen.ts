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
export type KeptRecurrence = {
  every: 'day' | 'week' | 'month' | 'year';
  interval: number;
  /** Of a month; a shorter one has it on its last day, and -1 is always the last. */
  monthDay?: number;
  /** What the clock on the wall showed at the beginning, such as 2026-11-26T18:00:00. */
  start: string;
  /** Where that clock hangs. */
  timeZone: string;
  /** Of a week, from 0 on Sundays to 6 on Saturdays. */
  weekdays?: number[];
};
export type Reminder = {
  areaId: string | null;
  closedAt: string | null;
  createdAt: string;
  /** Of what comes again, when it comes next. */
  dueAt: string | null;
  /** Of a timer. */
  durationSeconds: number | null;
  id: string;
  kind: 'reminder' | 'mood' | 'alarm' | 'timer';
  recurrence: KeptRecurrence | null;
  /** Of a timer that stands still. */
  remainingMs: number | null;
  /** Counts instead of dueAt. */
  snoozedUntil: string | null;
  /** The sentence that asked for it. */
  source: string | null;
  startedAt: string | null;
  status: 'open' | 'done' | 'cancelled';
  /** Of a timer its name, which may be empty. */
  text: string;
  updatedAt: string;
};
export type OpenReminders = {
  items: Reminder[];
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type Recurrence = {
  every: 'day' | 'week' | 'month' | 'year';
  interval?: number;
  /** Of a month; a shorter one has it on its last day, and -1 is always the last. */
  monthDay?: number;
  /** Of a week, from 0 on Sundays to 6 on Saturdays. */
  weekdays?: number[];
};
export type CreateReminder = {
  dueAt?: string | null;
  /** Chosen by the sender: sent again, it makes no second one. */
  id?: string;
  kind?: 'reminder' | 'mood' | 'alarm';
  recurrence?: Recurrence | null;
  source?: string;
  text: string;
};
export type ClosedReminders = {
  items: Reminder[];
  nextCursor: string | null;
};
export type EditReminder = {
  /** Null: without a time from now on. */
  dueAt?: string | null;
  /** Null: it comes no more after the next time. */
  recurrence?: Recurrence | null;
  text?: string;
};
export type ReminderOccurrence = {
  /** Of what comes again, which one: sent again, nothing more happens. Without it, the next. */
  dueAt?: string;
};
export type SnoozeReminder = {
  until: string;
};
export type ScheduledCommand = {
  createdAt: string;
  dueAt: string;
  id: string;
  /** Of the last time. failed: it could not be done; missed: the server was not running. */
  outcome: ('done' | 'failed' | 'missed') | null;
  ranAt: string | null;
  recurrence: KeptRecurrence | null;
  /** What came of it, in a sentence. */
  result: string | null;
  /** Where Activity tells of it. */
  runId: string | null;
  /** The sentence that asked for it. */
  source: string;
  /** finished: it will not be done any more, whatever came of it. */
  status: 'waiting' | 'finished' | 'cancelled';
  /** What is done, without its time. */
  text: string;
  updatedAt: string;
};
export type ScheduledCommands = {
  /** Those that wait by when they are due, then what was due within a day, the latest first. */
  items: ScheduledCommand[];
};
export type StartTimer = {
  areaId?: string;
  durationSeconds: number;
  /** Chosen by the sender: sent again, it makes no second one. */
  id?: string;
  name?: string;
};
export type AdjustTimer = {
  /** How many more or, below nought, fewer. */
  seconds: number;
};
