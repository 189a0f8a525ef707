import type { AuthUser } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/me` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersGenerated };
export type GetCurrentUserApiResponse = /** status 200  */ AuthUser;
export type GetCurrentUserApiArg = void;
export type { AuthUser, Problem } from './schemas.gen';
