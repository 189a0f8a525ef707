import type { RecordLiveReadings, RecordedLiveReadings } from './schemas.gen';
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
export type { Problem, RecordLiveReadings, RecordedLiveReadings } from './schemas.gen';
