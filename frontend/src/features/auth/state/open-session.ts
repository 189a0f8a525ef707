import {
  createAction,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../../../api/base-api';
import { type Exchange, exchangeIdentity } from '../../../api/exchange-identity';
import { openIdentity } from '../../../api/open-identity';
import { type AuthState, identityFailed, sessionEnded, sessionFailed } from './auth.slice';

export interface WithAuth {
  auth: AuthState;
}

export type AuthListenerApi = ListenerEffectAPI<WithAuth, ThunkDispatch<WithAuth, unknown, UnknownAction>>;

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

export const retryRequested = createAction('auth/retryRequested');
const { onOnline } = baseApi.internalActions;
const isWakeUp = isAnyOf(retryRequested, sessionEnded, onOnline);

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
      api.dispatch(onOnline());
      return;
    }
    api.dispatch(sessionFailed(`Backend authentication failed: ${outcome.reason}`));
    refused = outcome.reason === 401;
    await pauseBeforeRetry(attempt, api);
  }
}

/** Longer each time, and cut short by whoever knows that it is worth trying now. */
export async function pauseBeforeRetry(attempt: number, { condition }: AuthListenerApi): Promise<void> {
  await condition(isWakeUp, Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS));
}
