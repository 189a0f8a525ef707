import type { SignInMethods } from '../../../platform/identity/identity';
import { identityErrorText } from '../../../platform/identity/identity-error';
import { identityErrorCode } from '../../../platform/identity/identity-error-code';
import { type ApiError, isApiError } from '../../../api/api-error';
import { baseApi } from '../../../api/base-api';
import { openIdentity } from './open-identity';

/** What only the identity provider knows, read as everything else is read. */
export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSignInMethods: build.query<SignInMethods, null>({
      queryFn: async (_arg, { dispatch }) => {
        try {
          const identity = await dispatch(openIdentity());
          return { data: await identity.methods() };
        } catch (error) {
          return { error: isApiError(error) ? error : asApiError(error) };
        }
      },
      // A link that was opened elsewhere changes them unseen.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetSignInMethodsQuery } = identityApi;

function asApiError(error: unknown): ApiError {
  return {
    status: 0,
    code: identityErrorCode(error),
    message: identityErrorText(error),
    requestId: null,
    fields: [],
  };
}
