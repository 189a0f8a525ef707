import type { IdTokenExchange, SignedIn } from './schemas.gen';
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
export type { AuthUser, IdTokenExchange, Problem, SignedIn } from './schemas.gen';
