import {
  createAction,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../../../api/base-api';
import { type Exchange, exchangeIdentity } from '../../../api/exchange-identity';
import { sessionHint } from '../lib/session-hint';
import { type AuthState, sessionEnded, sessionFailed, sessionOpened } from './auth.slice';

export interface WithAuth {
  auth: AuthState;
}

export type AuthListenerApi = ListenerEffectAPI<WithAuth, ThunkDispatch<WithAuth, unknown, UnknownAction>>;

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

export const retryRequested = createAction('auth/retryRequested');
const isWakeUp = isAnyOf(retryRequested, sessionEnded);

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
