import type { ReadingSeries, ReadingSummary } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadings: build.query<ListReadingsApiResponse, ListReadingsApiArg>({
      query: (queryArg) => ({
        url: `/api/readings`,
        params: {
          metric: queryArg.metric,
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    summariseReadings: build.query<SummariseReadingsApiResponse, SummariseReadingsApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/summary`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as readingsGenerated };
export type ListReadingsApiResponse = /** status 200  */ ReadingSeries;
export type ListReadingsApiArg = {
  metric: string;
  from: string;
  before: string;
};
export type SummariseReadingsApiResponse = /** status 200  */ ReadingSummary;
export type SummariseReadingsApiArg = {
  from: string;
  before: string;
};
export type { Problem, ReadingSeries, ReadingSummary } from './schemas.gen';
