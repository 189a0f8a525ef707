import { isApiError } from '../../../api/api-error';
import { authApi } from './auth.api';
import { exchangeAttempt } from './exchange-attempt';
import { withTimeout } from '../../../lib/with-timeout';
import { type IdentityThunk, openIdentity } from './open-identity';
import type { AuthUser } from '../../users/api/users.api';

export type Exchange =
  /** The server has opened a session. */
  | { kind: 'opened'; user: AuthUser; isTokenStale: boolean }
  /** The identity provider knows of nobody. */
  | { kind: 'nobody' }
  /** The server knows who it is and lets them not in: sign-up is closed. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; reason: number | string };

/** Exchanges the provider's word for a session of ours. Fresh: the token in hand does not do any more. */
export function exchangeIdentity({ fresh } = { fresh: false }): IdentityThunk<Exchange> {
  return async (dispatch) => {
    try {
      const identity = await dispatch(openIdentity());
      const first = await dispatch(exchangeToken(await identity.idToken({ fresh })));
      if (first.kind !== 'opened' || !first.isTokenStale) return first;
      // A role was given or taken since the token was made.
      const second = await dispatch(exchangeToken(await identity.idToken({ fresh: true })));
      return second.kind === 'opened' ? second : first;
    } catch {
      return { kind: 'failed', reason: 'identity service unreachable' };
    }
  };
}

function exchangeToken(idToken: string | null): IdentityThunk<Exchange> {
  return async (dispatch) => {
    if (idToken === null) return { kind: 'nobody' };
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const idTokenExchange = { idToken, timeZone, attemptId: exchangeAttempt.id() };
    const { exchangeIdToken } = authApi.endpoints;
    const { data, error } = await withTimeout(dispatch(exchangeIdToken.initiate({ idTokenExchange })));
    if (data) {
      exchangeAttempt.answered();
      return { kind: 'opened', user: data.user, isTokenStale: data.refreshIdToken };
    }
    if (!isApiError(error)) return { kind: 'failed', reason: 'timed out' };
    if (error.status === 403) return { kind: 'refused', message: error.message };
    return { kind: 'failed', reason: error.status || 'no answer' };
  };
}
