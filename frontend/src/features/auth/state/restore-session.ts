import { isApiError } from '../../../api/api-error';
import { withTimeout } from '../../../lib/with-timeout';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { usersApi } from '../../../shared/users/api/users.api';
import { IdentityUnavailableError } from '../../../platform/identity/identity-unavailable-error';
import { redirectHint } from '../../../platform/identity/redirect-hint';
import { sessionHint } from '../lib/session-hint';
import { identityFailed, restoreRetried, serverUnreachable, sessionEnded, sessionOpened } from './auth.slice';
import { type AuthListenerApi, pauseBeforeRetry } from './retry';

/** A session restored by its cookie works without the provider; its library waits for the first screen to settle. */
const IDENTITY_DELAY_MS = 4000;

/** Finds out who is here: by our own cookie, else by the identity provider. A first visitor costs neither a request. */
export async function restoreSession(api: AuthListenerApi): Promise<void> {
  const isBackFromProvider = redirectHint.isSet();
  if (!sessionHint.isSet() && !isBackFromProvider) {
    api.dispatch(sessionEnded());
    return;
  }
  for (let attempt = 0; ; attempt += 1) {
    const hasSession = sessionHint.isSet() && (await readSession(api));
    if (hasSession && !isBackFromProvider) await api.delay(IDENTITY_DELAY_MS);
    const failure = await needIdentity(api);
    // By now the provider has told who is there, or that it cannot be used: signed in, or out.
    if (hasSession || api.getState().auth.status.startsWith('signed')) return;
    if (hasSession === false && !failure) {
      api.dispatch(sessionEnded());
      return;
    }
    // A server that comes back may still know the session that it could not tell of.
    api.dispatch(serverUnreachable());
    await pauseBeforeRetry(attempt, api);
    api.dispatch(restoreRetried());
  }
}

/** Loads the provider, which then says who is signed in. What it cannot tell is shown, unless nobody misses it. */
export async function needIdentity({
  dispatch,
  getState,
}: AuthListenerApi): Promise<IdentityUnavailableError | null> {
  try {
    const identity = await dispatch(openIdentity());
    const refusal = await identity.redirectFailure();
    if (refusal !== null) dispatch(identityFailed(await inWords(refusal)));
    return null;
  } catch (error) {
    if (!(error instanceof IdentityUnavailableError)) throw error;
    const { user, status } = getState().auth;
    // A session needs it no sooner than somebody changes how they sign in, which fetches it again.
    if (user !== null) return error;
    if (error.missing === 'library') console.error(error);
    const isMissed = status === 'signedOut' || error.missing === 'library';
    if (isMissed) dispatch(identityFailed(error.message));
    return error;
  }
}

/** True when the cookie was enough, false when it was refused; who answers otherwise, or not at all, does not know. */
async function readSession({ dispatch }: AuthListenerApi): Promise<boolean | undefined> {
  const { getCurrentUser } = usersApi.endpoints;
  const { data, error } = await withTimeout(
    dispatch(getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true })),
  );
  if (data) dispatch(sessionOpened(data));
  return isApiError(error) && error.status === 401 ? false : data && true;
}

/** The words come with the sign-in pages; nobody else pays for them. */
async function inWords(refusal: unknown): Promise<string> {
  const { identityErrorText } = await import('../../../platform/identity/identity-error');
  return identityErrorText(refusal);
}
