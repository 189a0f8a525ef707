import type { PublicConfig } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as configGenerated };
export type GetConfigApiResponse = /** status 200  */ PublicConfig;
export type GetConfigApiArg = void;
export type { Problem, PublicConfig } from './schemas.gen';
