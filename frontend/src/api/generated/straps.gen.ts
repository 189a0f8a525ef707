import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordLiveReadings: build.mutation<RecordLiveReadingsApiResponse, RecordLiveReadingsApiArg>({
      query: (queryArg) => ({ url: `/api/live-readings`, method: 'POST', body: queryArg.recordLiveReadings }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as strapsGenerated };
export type RecordLiveReadingsApiResponse = /** status 200  */ RecordedLiveReadings;
export type RecordLiveReadingsApiArg = {
  recordLiveReadings: RecordLiveReadings;
};
export type RecordedLiveReadings = {
  /** How many were new: sent again, none is kept twice. */
  kept: number;
  /** How many had a time that can’t be, such as tomorrow. */
  skipped: number;
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
export type RecordLiveReadings = {
  /** As the strap calls itself. */
  device: string;
  readings: (
    | {
        /** The beginning of the second, or the end of the minute. */
        at: string;
        metric: 'heart-rate';
        /** Beats a minute. */
        value: number;
      }
    | {
        /** The beginning of the second, or the end of the minute. */
        at: string;
        metric: 'heart-rate-variability-rmssd';
        /** Milliseconds, over the minute before. */
        value: number;
      }
  )[];
};
