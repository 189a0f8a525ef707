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
export type ReadingSeries = {
  decimals: number;
  /** The oldest first. Of what adds up, such as water, one for each day. */
  items: {
    at: string;
    value: number;
  }[];
  label: string;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
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
