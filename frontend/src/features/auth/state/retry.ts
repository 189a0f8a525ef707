import {
  createAction,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../../../api/base-api';
import type { WithDrafts } from '../../../shared/drafts/drafts.slice';
import { type AuthState, sessionEnded } from './auth.slice';

export interface WithAuth extends WithDrafts {
  auth: AuthState;
}

export type AuthListenerApi = ListenerEffectAPI<WithAuth, ThunkDispatch<WithAuth, unknown, UnknownAction>>;

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

export const retryRequested = createAction('auth/retryRequested');
const isWakeUp = isAnyOf(retryRequested, sessionEnded, baseApi.internalActions.onOnline);

/** Longer each time, and cut short by whoever knows that it is worth trying now. */
export async function pauseBeforeRetry(attempt: number, { condition }: AuthListenerApi): Promise<void> {
  await condition(isWakeUp, Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS));
}
