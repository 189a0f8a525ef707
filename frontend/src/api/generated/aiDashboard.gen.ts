import type { AiDashboard, OutsideCallPage } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSystemCalls: build.query<ListSystemCallsApiResponse, ListSystemCallsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/system-calls`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getAiDashboard: build.query<GetAiDashboardApiResponse, GetAiDashboardApiArg>({
      query: () => ({ url: `/api/ai-dashboard` }),
    }),
    listOutsideCalls: build.query<ListOutsideCallsApiResponse, ListOutsideCallsApiArg>({
      query: (queryArg) => ({
        url: `/api/ai-dashboard/outside-calls`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as aiDashboardGenerated };
export type ListSystemCallsApiResponse = /** status 200  */ OutsideCallPage;
export type ListSystemCallsApiArg = {
  limit?: number;
  cursor?: string;
};
export type GetAiDashboardApiResponse = /** status 200  */ AiDashboard;
export type GetAiDashboardApiArg = void;
export type ListOutsideCallsApiResponse = /** status 200  */ OutsideCallPage;
export type ListOutsideCallsApiArg = {
  limit?: number;
  cursor?: string;
};
export type { AiDashboard, OutsideCallPage, OutsideHost, Problem } from './schemas.gen';
