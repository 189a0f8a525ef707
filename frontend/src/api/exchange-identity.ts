import type { Identity } from '../lib/identity';
import { isApiError } from './api-error';
import { authApi } from './auth.api';
import { type IdentityThunk, openIdentity } from './open-identity';
import type { AuthUser } from './users.api';

export const EXCHANGE_TIMEOUT_MS = 3000;

export type Exchange =
  /** The server has opened a session. */
  | { kind: 'opened'; user: AuthUser }
  /** The identity provider knows of nobody. */
  | { kind: 'nobody' }
  | { kind: 'failed'; reason: number | string };

/** Exchanges the provider's word for a session of ours. Fresh: the token in hand does not do any more. */
export function exchangeIdentity({ fresh } = { fresh: false }): IdentityThunk<Exchange> {
  return async (dispatch) => {
    try {
      const identity = await dispatch(openIdentity());
      return await dispatch(exchangeOnce(identity, fresh));
    } catch {
      return { kind: 'failed', reason: 'identity service unreachable' };
    }
  };
}

function exchangeOnce(identity: Identity, fresh: boolean): IdentityThunk<Exchange> {
  return async (dispatch) => {
    const idToken = await identity.idToken({ fresh });
    if (idToken === null) return { kind: 'nobody' };
    const call = dispatch(authApi.endpoints.exchangeIdToken.initiate({ idTokenExchange: { idToken } }));
    const timer = setTimeout(() => call.abort(), EXCHANGE_TIMEOUT_MS);
    const { data, error } = await call;
    clearTimeout(timer);
    if (data) return { kind: 'opened', user: data.user };
    return { kind: 'failed', reason: isApiError(error) ? error.status || 'no answer' : 'timed out' };
  };
}
