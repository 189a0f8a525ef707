import { baseApi } from '../../../api/base-api';
import { type Exchange, exchangeIdentity } from '../../../shared/auth/api/exchange-identity';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { identityFailed, sessionEnded, sessionFailed } from './auth.slice';
import { type AuthListenerApi, pauseBeforeRetry } from './retry';

/** Exchanges the identity for a session. While that fails the person stays in without one, and it is tried again. */
export async function openSession(uid: string, api: AuthListenerApi): Promise<void> {
  const isStillWanted = (): boolean => api.getState().auth.user?.uid === uid;
  let refused = false;
  for (let attempt = 0; isStillWanted(); attempt += 1) {
    const outcome: Exchange = await api.dispatch(exchangeIdentity({ fresh: refused }));
    if (!isStillWanted()) return;
    if (outcome.kind === 'nobody') {
      api.dispatch(sessionEnded());
      return;
    }
    if (outcome.kind === 'refused') {
      // Somebody whom the server will not have must not stay signed in at the provider either.
      await (await api.dispatch(openIdentity())).signOut();
      api.dispatch(identityFailed(outcome.message));
      return;
    }
    if (outcome.kind === 'opened') {
      // Screens that asked without a session ask again.
      api.dispatch(baseApi.internalActions.onOnline());
      return;
    }
    api.dispatch(sessionFailed(`Backend authentication failed: ${outcome.reason}`));
    refused = outcome.reason === 401;
    await pauseBeforeRetry(attempt, api);
  }
}
