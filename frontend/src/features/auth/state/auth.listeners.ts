import {
  createAction,
  isRejectedWithValue,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isApiError } from '../../../api/api-error';
import { authApi } from '../../../api/auth.api';
import { baseApi } from '../../../api/base-api';
import { EXCHANGE_TIMEOUT_MS } from '../../../api/exchange-identity';
import { identityChanged, openIdentity } from '../../../api/open-identity';
import { usersApi } from '../../../api/users.api';
import { claimDrafts, clearDrafts } from '../../../lib/drafts';
import { sessionHint } from '../lib/session-hint';
import { openTabChannel } from '../lib/tab-channel';
import { identityFailed, identityFound, sessionEnded, sessionOpened, signOutRequested } from './auth.slice';
import { type AuthListenerApi, openSession, type WithAuth } from './open-session';

export const authStarted = createAction('auth/started');
/** A screen needs the identity provider now: somebody may sign in, or may be signed in there already. */
export const identityNeeded = createAction('auth/identityNeeded');

/** A session restored by its cookie works without the provider; its library waits for the first screen to settle. */
const IDENTITY_DELAY_MS = 4000;
/** A session that is refused right after it was renewed would otherwise be renewed without end. */
const RENEWAL_PAUSE_MS = 30_000;

export function addAuthListeners(start: TypedStartListening<unknown>): void {
  const startListening = start.withTypes<WithAuth>();
  const tabs = openTabChannel();

  startListening({
    actionCreator: authStarted,
    effect: async (_action, api) => {
      tabs.onSignedOut(() => api.dispatch(sessionEnded()));
      await restoreSession(api);
    },
  });
  startListening({ actionCreator: identityNeeded, effect: (_action, api) => needIdentity(api) });
  startListening({
    actionCreator: identityChanged,
    effect: ({ payload }, api) => followIdentity(payload, api),
  });
  for (const actionCreator of [identityFound, sessionOpened]) {
    startListening({ actionCreator, effect: ({ payload }) => claimDrafts(payload.uid) });
  }
  startListening({ predicate: isSessionRefusal, effect: (_action, api) => renewSession(api) });
  startListening({
    actionCreator: signOutRequested,
    effect: async (_action, api) => {
      clearDrafts();
      await leave(api);
      tabs.announceSignOut();
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: (_action, { dispatch }) => {
      sessionHint.clear();
      dispatch(baseApi.util.resetApiState());
    },
  });
}

async function restoreSession(api: AuthListenerApi): Promise<void> {
  const { dispatch } = api;
  if (!sessionHint.isSet()) {
    dispatch(sessionEnded());
    return;
  }
  const call = dispatch(
    usersApi.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const timer = setTimeout(() => call.abort(), EXCHANGE_TIMEOUT_MS);
  const { data } = await call;
  clearTimeout(timer);
  if (data) {
    dispatch(sessionOpened(data));
    await api.delay(IDENTITY_DELAY_MS);
  }
  await needIdentity(api);
}

async function needIdentity({ dispatch, getState }: AuthListenerApi): Promise<void> {
  try {
    await dispatch(openIdentity());
  } catch (error) {
    console.error(error);
    // With a session of ours the provider is not missed before the next sign-in.
    if (getState().auth.user === null) dispatch(identityFailed((error as Error).message));
  }
}

async function followIdentity(
  { user, previous }: ReturnType<typeof identityChanged>['payload'],
  api: AuthListenerApi,
): Promise<void> {
  const { status, user: known, hasLeft } = api.getState().auth;
  if (!user) {
    // Nobody there at the first report is no contradiction: the session's cookie can outlive the provider's storage.
    if (!hasLeft && (previous !== null || status === 'loading')) api.dispatch(sessionEnded());
    return;
  }
  if (known?.uid === user.uid) return;

  api.cancelActiveListeners();
  if (known) api.dispatch(baseApi.util.resetApiState());
  api.dispatch(identityFound(user));
  await openSession(user.uid, api);
}

async function renewSession(api: AuthListenerApi): Promise<void> {
  const { user } = api.getState().auth;
  if (!user) return;
  api.unsubscribe();
  try {
    await openSession(user.uid, api);
    await api.delay(RENEWAL_PAUSE_MS);
  } finally {
    api.subscribe();
  }
}

async function leave({ dispatch }: AuthListenerApi): Promise<void> {
  const endings = await Promise.allSettled([
    dispatch(authApi.endpoints.signOut.initiate()).unwrap(),
    dispatch(openIdentity()).then((identity) => identity.signOut()),
  ]);
  for (const ending of endings) {
    if (ending.status === 'rejected') console.error('Signing out did not finish everywhere.', ending.reason);
  }
  dispatch(sessionEnded());
}

/** A refused call while a session is believed to be open: it has ended on the server. */
function isSessionRefusal(action: UnknownAction, { auth: { user, isOpeningSession } }: WithAuth): boolean {
  return (
    user !== null &&
    !user.firebaseOnly &&
    !isOpeningSession &&
    isRejectedWithValue(action) &&
    isApiError(action.payload) &&
    action.payload.status === 401
  );
}
