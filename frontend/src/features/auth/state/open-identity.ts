import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { configApi } from '../../../api/config.api';
import {
  type Credentials,
  type Identity,
  type IdentityUser,
  loadIdentity,
  type NewAccount,
} from '../../../lib/identity';
import { IdentityUnavailableError } from '../lib/identity-unavailable-error';
import type { AuthState } from './auth.slice';

export interface WithAuth {
  auth: AuthState;
}

type AuthThunk<T> = ThunkAction<Promise<T>, WithAuth, unknown, UnknownAction>;

/** The identity provider's own word on who is signed in; it starts or ends a session. */
export const identityChanged = createAction<{ user: IdentityUser | null; previous: IdentityUser | null }>(
  'auth/identityChanged',
);

/** The provider, loaded on first use and listened to from then on. */
export function openIdentity(): AuthThunk<Identity> {
  return async (dispatch) => {
    try {
      const { getConfig } = configApi.endpoints;
      const config = await dispatch(getConfig.initiate(undefined, { subscribe: false })).unwrap();
      return await loadIdentity(config, (user, previous) => dispatch(identityChanged({ user, previous })));
    } catch (cause) {
      throw new IdentityUnavailableError(cause);
    }
  };
}

export function signIn(credentials: Credentials): AuthThunk<void> {
  return async (dispatch) => (await dispatch(openIdentity())).signIn(credentials);
}

export function signUp(account: NewAccount): AuthThunk<void> {
  return async (dispatch) => (await dispatch(openIdentity())).signUp(account);
}
