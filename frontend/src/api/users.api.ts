import type { AuthUser } from './auth.api';
import { baseApi } from './base-api';

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<AuthUser, void>({ query: () => '/api/me' }),
  }),
});
