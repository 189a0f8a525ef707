import type { AiDashboard } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAiDashboard: build.query<GetAiDashboardApiResponse, GetAiDashboardApiArg>({
      query: () => ({ url: `/api/ai-dashboard` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as aiDashboardGenerated };
export type GetAiDashboardApiResponse = /** status 200  */ AiDashboard;
export type GetAiDashboardApiArg = void;
export type { AiDashboard, Problem } from './schemas.gen';
