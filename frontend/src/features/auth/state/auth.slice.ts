import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IdentityUser } from '../../../platform/identity/identity';
import type { AuthUser } from '../../../shared/users/api/users.api';

/** The person at the keyboard, as far as they are known at the moment. */
export interface CurrentUser extends IdentityUser {
  role: AuthUser['role'];
  /** Absent until the server has answered. */
  customClaims?: AuthUser['customClaims'];
  /** Signed in at the identity provider, but without a session of ours: no data can be read or stored. */
  firebaseOnly: boolean;
}

export interface AuthState {
  /** Unreachable: somebody was signed in here, and nobody answers who it is. */
  status: 'loading' | 'signedIn' | 'signedOut' | 'unreachable';
  user: CurrentUser | null;
  /** The first exchange is under way, or another try; screens wait for it instead of asking without a session. */
  isOpeningSession: boolean;
  /** Why the last exchange failed. */
  sessionProblem: string | null;
  /** The identity service itself cannot be used. */
  error: string | null;
  /** A person who chose to leave is not led back to the page they left. */
  hasLeft: boolean;
}

const initialState: AuthState = {
  status: 'loading',
  user: null,
  isOpeningSession: false,
  sessionProblem: null,
  error: null,
  hasLeft: false,
};

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    identityFound(_state, { payload }: PayloadAction<IdentityUser>): AuthState {
      const user: CurrentUser = { ...payload, role: 'user', firebaseOnly: false };
      return { ...initialState, status: 'signedIn', user, isOpeningSession: true };
    },
    sessionOpened(_state, { payload }: PayloadAction<AuthUser>): AuthState {
      return { ...initialState, status: 'signedIn', user: toCurrentUser(payload) };
    },
    sessionFailed(state, { payload }: PayloadAction<string>) {
      state.isOpeningSession = false;
      state.sessionProblem = payload;
      if (state.user) state.user.firebaseOnly = true;
    },
    serverUnreachable(): AuthState {
      return { ...initialState, status: 'unreachable' };
    },
    restoreRetried(state) {
      state.isOpeningSession = true;
    },
    signOutRequested: {
      /** Who stays sees the same public page, loaded anew; from every other screen one is led to the sign-in. */
      prepare: ({ stay }: { stay: boolean } = { stay: false }) => ({ payload: { stay } }),
      reducer(state) {
        state.hasLeft = true;
      },
    },
    sessionEnded({ hasLeft, error }): AuthState {
      return { ...initialState, status: 'signedOut', hasLeft, error };
    },
    identityFailed(state, { payload }: PayloadAction<string>) {
      state.error = payload;
      if (state.user === null) state.status = 'signedOut';
    },
    errorDismissed(state) {
      state.error = null;
    },
  },
});

export const {
  identityFound,
  sessionOpened,
  sessionFailed,
  serverUnreachable,
  restoreRetried,
  signOutRequested,
  sessionEnded,
  identityFailed,
  errorDismissed,
} = slice.actions;
export const authReducer = slice.reducer;

function toCurrentUser(user: AuthUser): CurrentUser {
  const { uid, email, emailVerified, displayName, photoURL, role, customClaims } = user;
  return { uid, email, emailVerified, displayName, photoURL, role, customClaims, firebaseOnly: false };
}
