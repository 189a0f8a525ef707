import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    exchangeIdToken: build.mutation<ExchangeIdTokenApiResponse, ExchangeIdTokenApiArg>({
      query: (queryArg) => ({ url: `/api/auth/firebase`, method: 'POST', body: queryArg.idTokenExchange }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authGenerated };
export type ExchangeIdTokenApiResponse = /** status 200  */ SignedIn;
export type ExchangeIdTokenApiArg = {
  idTokenExchange: IdTokenExchange;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
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
export type SignedIn = {
  /** The account has changed since the token was made: refresh the token and exchange once more. */
  refreshIdToken: boolean;
  success: true;
  user: AuthUser;
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
export type IdTokenExchange = {
  /** The same until an answer was read: a repeat replaces the session that the first one opened. */
  attemptId?: string;
  idToken: string;
  timeZone?: string;
};
