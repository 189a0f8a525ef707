import type {
  ActiveReadingAlerts,
  CreateReadingAlert,
  EditReadingAlert,
  ReadingAlert,
  ReadingAlertTest,
  ReadingAlerts,
  SnoozeReadingAlert,
} from './schemas.gen';
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
export type {
  ActiveReadingAlerts,
  CreateReadingAlert,
  EditReadingAlert,
  Problem,
  QuietHours,
  ReadingAlert,
  ReadingAlertTest,
  ReadingAlerts,
  SnoozeReadingAlert,
} from './schemas.gen';
