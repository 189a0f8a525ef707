import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadingAlerts: build.query<ListReadingAlertsApiResponse, ListReadingAlertsApiArg>({
      query: () => ({ url: `/api/reading-alerts` }),
    }),
    createReadingAlert: build.mutation<CreateReadingAlertApiResponse, CreateReadingAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-alerts`,
        method: 'POST',
        body: queryArg.createReadingAlert,
      }),
    }),
    listActiveReadingAlerts: build.query<ListActiveReadingAlertsApiResponse, ListActiveReadingAlertsApiArg>({
      query: () => ({ url: `/api/reading-alerts/active` }),
    }),
    deleteReadingAlert: build.mutation<DeleteReadingAlertApiResponse, DeleteReadingAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-alerts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    editReadingAlert: build.mutation<EditReadingAlertApiResponse, EditReadingAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-alerts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editReadingAlert,
      }),
    }),
    snoozeReadingAlert: build.mutation<SnoozeReadingAlertApiResponse, SnoozeReadingAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-alerts/${encodeURIComponent(String(queryArg.id))}/snooze`,
        method: 'POST',
        body: queryArg.snoozeReadingAlert,
      }),
    }),
    testReadingAlert: build.mutation<TestReadingAlertApiResponse, TestReadingAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-alerts/${encodeURIComponent(String(queryArg.id))}/test`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as alertsGenerated };
export type ListReadingAlertsApiResponse = /** status 200  */ ReadingAlerts;
export type ListReadingAlertsApiArg = void;
export type CreateReadingAlertApiResponse = /** status 201  */ ReadingAlert;
export type CreateReadingAlertApiArg = {
  createReadingAlert: CreateReadingAlert;
};
export type ListActiveReadingAlertsApiResponse = /** status 200  */ ActiveReadingAlerts;
export type ListActiveReadingAlertsApiArg = void;
export type DeleteReadingAlertApiResponse = unknown;
export type DeleteReadingAlertApiArg = {
  id: string;
};
export type EditReadingAlertApiResponse = /** status 200  */ ReadingAlert;
export type EditReadingAlertApiArg = {
  id: string;
  editReadingAlert: EditReadingAlert;
};
export type SnoozeReadingAlertApiResponse = /** status 200  */ ReadingAlert;
export type SnoozeReadingAlertApiArg = {
  id: string;
  snoozeReadingAlert: SnoozeReadingAlert;
};
export type TestReadingAlertApiResponse = /** status 200  */ ReadingAlertTest;
export type TestReadingAlertApiArg = {
  id: string;
};
export type QuietHours = {
  from: string;
  until: string;
};
export type ReadingAlert = {
  condition: 'above' | 'below' | 'above_usual' | 'below_usual';
  id: string;
  isEnabled: boolean;
  lastFiredAt: string | null;
  metric: string;
  minutes: number;
  quietHours: QuietHours | null;
  snoozedUntil: string | null;
  threshold: number;
  /** The rule in words. */
  title: string;
  /** Of the threshold; empty for what is counted, and for spreads. */
  unit: string;
};
export type ReadingAlerts = {
  items: ReadingAlert[];
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
export type CreateReadingAlert = {
  condition: 'above' | 'below' | 'above_usual' | 'below_usual';
  metric: string;
  /** For so long it must hold. */
  minutes?: number;
  quietHours?: QuietHours | null;
  /** In the unit that the user sees; against the usual in spreads, such as 2. */
  threshold: number;
};
export type ActiveReadingAlerts = {
  items: {
    alert: ReadingAlert;
    firedAt: string;
    /** Since when it has held. */
    since: string;
    /** When it was told, in the unit that the user sees. */
    value: number;
    valueUnit: string;
  }[];
};
export type EditReadingAlert = {
  condition?: 'above' | 'below' | 'above_usual' | 'below_usual';
  isEnabled?: boolean;
  /** For so long it must hold. */
  minutes?: number;
  quietHours?: QuietHours | null;
  /** In the unit that the user sees; against the usual in spreads, such as 2. */
  threshold?: number;
};
export type SnoozeReadingAlert = {
  /** Nothing is told before; null ends it. */
  until: string | null;
};
export type ReadingAlertTest = {
  /** In a sentence: what was measured, and why it would or would not. */
  reason: string;
  wouldFire: boolean;
};
