import {
  createAction,
  isAnyOf,
  isRejectedWithValue,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isApiError } from '../../../api/api-error';
import { authApi } from '../../../shared/auth/api/auth.api';
import { baseApi } from '../../../api/base-api';
import { identityChanged, openIdentity } from '../../../shared/auth/api/open-identity';
import { sessionRefused } from '../../../shared/auth/api/session-refused';
import { claimDrafts } from '../../../shared/drafts/drafts.slice';
import { ownerLeft } from '../../../shared/state/owner-left';
import { sessionHint } from '../lib/session-hint';
import { openTabChannel } from '../lib/tab-channel';
import { identityFound, sessionEnded, sessionFailed, sessionOpened, signOutRequested } from './auth.slice';
import { needIdentity, restoreSession } from './restore-session';
import type { AuthListenerApi, WithAuth } from './retry';

export const authStarted = createAction('auth/started');
/** A screen needs the identity provider now: somebody may sign in, or may be signed in there already. */
export const identityNeeded = createAction('auth/identityNeeded');

/** A session that is refused right after it was renewed would otherwise be renewed without end. */
const RENEWAL_PAUSE_MS = 30_000;

export function addAuthListeners(start: TypedStartListening<unknown>): void {
  const startListening = start.withTypes<WithAuth>();
  const tabs = openTabChannel();

  startListening({
    actionCreator: authStarted,
    effect: async (_action, api) => {
      tabs.onSignedOut(() => {
        api.dispatch(ownerLeft());
        api.dispatch(sessionEnded());
      });
      await restoreSession(api);
    },
  });
  startListening({
    actionCreator: identityNeeded,
    effect: async (_action, api) => {
      await needIdentity(api);
    },
  });
  startListening({
    actionCreator: identityChanged,
    effect: ({ payload }, api) => followIdentity(payload, api),
  });
  startListening({
    matcher: authApi.endpoints.exchangeIdToken.matchFulfilled,
    effect: ({ payload: { user } }, { dispatch, getState }) => {
      // Somebody else may have signed in while the server was answering.
      if (getState().auth.user?.uid === user.uid) dispatch(sessionOpened(user));
    },
  });
  for (const actionCreator of [identityFound, sessionOpened]) {
    startListening({
      actionCreator,
      effect: ({ payload }, { dispatch }) => dispatch(claimDrafts(payload.uid)),
    });
  }
  // Also without a session of ours: a reload then asks the identity provider before it shows the sign-in page.
  startListening({ matcher: isAnyOf(sessionOpened, sessionFailed), effect: () => sessionHint.set() });
  startListening({ predicate: isSessionRefusal, effect: (_action, api) => renewSession(api) });
  startListening({
    actionCreator: signOutRequested,
    effect: async ({ payload }, api) => {
      api.dispatch(ownerLeft());
      await leave(api);
      tabs.announceSignOut();
      if (payload.stay) location.reload();
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

async function followIdentity(
  { user, previous }: ReturnType<typeof identityChanged>['payload'],
  api: AuthListenerApi,
): Promise<void> {
  const { user: known, hasLeft } = api.getState().auth;
  if (!user) {
    // Nobody there at the first report is no contradiction: the session's cookie can outlive the provider's storage.
    if (!hasLeft && previous !== null) api.dispatch(sessionEnded());
    return;
  }
  const isSame = known?.uid === user.uid;
  // The provider came after the cookie and says the same.
  if (isSame && previous === null) return;

  api.cancelActiveListeners();
  if (known && !isSame) api.dispatch(baseApi.util.resetApiState());
  // The same person with another name, or an address that is verified by now: the server takes the provider's word.
  if (!isSame) api.dispatch(identityFound(user));
  await openSession(user.uid, api);
}

/** A session that its cookie restored needs none of this. */
async function openSession(uid: string, api: AuthListenerApi): Promise<void> {
  const module = await import('./open-session');
  await module.openSession(uid, api);
}

async function renewSession(api: AuthListenerApi): Promise<void> {
  const { user, hasLeft } = api.getState().auth;
  // Who is leaving has ended it.
  if (!user || hasLeft) return;
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
    if (ending.status === 'rejected') console.error('Signing out didn’t finish everywhere.', ending.reason);
  }
  dispatch(sessionEnded());
}

/** A refused call while a session is believed to be open: it has ended on the server. */
function isSessionRefusal(action: UnknownAction, { auth: { user, isOpeningSession } }: WithAuth): boolean {
  return (
    user !== null &&
    !user.firebaseOnly &&
    !isOpeningSession &&
    (sessionRefused.match(action) ||
      (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401))
  );
}
