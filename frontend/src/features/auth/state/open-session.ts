import {
  createAction,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isApiError } from '../../../api/api-error';
import { authApi } from '../../../api/auth.api';
import { baseApi } from '../../../api/base-api';
import type { AuthUser } from '../../../api/users.api';
import { sessionHint } from '../lib/session-hint';
import { sessionEnded, sessionFailed, sessionOpened } from './auth.slice';
import { openIdentity, type WithAuth } from './open-identity';

export type AuthListenerApi = ListenerEffectAPI<WithAuth, ThunkDispatch<WithAuth, unknown, UnknownAction>>;

export const EXCHANGE_TIMEOUT_MS = 3000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

export const retryRequested = createAction('auth/retryRequested');
const isWakeUp = isAnyOf(retryRequested, sessionEnded);

type Outcome =
  { kind: 'opened'; user: AuthUser } | { kind: 'nobody' } | { kind: 'failed'; reason: number | string };

/** Exchanges the identity for a session. While that fails the person stays in without one, and it is tried again. */
export async function openSession(uid: string, api: AuthListenerApi): Promise<void> {
  const isStillWanted = (): boolean => api.getState().auth.user?.uid === uid;
  let refused = false;
  for (let attempt = 0; isStillWanted(); attempt += 1) {
    const outcome = await exchange(api, refused);
    if (!isStillWanted()) return;
    if (outcome.kind === 'nobody') {
      api.dispatch(sessionEnded());
      return;
    }
    if (outcome.kind === 'opened') {
      sessionHint.set();
      api.dispatch(sessionOpened(outcome.user));
      // Screens that asked without a session ask again.
      api.dispatch(baseApi.internalActions.onOnline());
      return;
    }
    api.dispatch(sessionFailed(`Backend authentication failed: ${outcome.reason}`));
    refused = outcome.reason === 401;
    await api.condition(isWakeUp, Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS));
  }
}

async function exchange({ dispatch }: AuthListenerApi, withFreshToken: boolean): Promise<Outcome> {
  try {
    const identity = await dispatch(openIdentity());
    const idToken = await identity.idToken({ fresh: withFreshToken });
    if (idToken === null) return { kind: 'nobody' };

    const call = dispatch(authApi.endpoints.exchangeIdToken.initiate({ idTokenExchange: { idToken } }));
    const timer = setTimeout(() => call.abort(), EXCHANGE_TIMEOUT_MS);
    const { data, error } = await call;
    clearTimeout(timer);
    if (data) return { kind: 'opened', user: data.user };
    return { kind: 'failed', reason: isApiError(error) ? error.status || 'no answer' : 'timed out' };
  } catch {
    return { kind: 'failed', reason: 'identity service unreachable' };
  }
}
