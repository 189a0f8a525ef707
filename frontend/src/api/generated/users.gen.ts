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
export type AuthUser = {
  /** When the account was first seen here. */
  createdAt: string;
  customClaims: {
    admin: boolean;
  };
  displayName: string;
  email: string | null;
  emailVerified: boolean;
  id: string;
  photoURL: string | null;
  role: 'user' | 'admin';
  uid: string;
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
