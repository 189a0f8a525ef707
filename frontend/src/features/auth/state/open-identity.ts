import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { configApi } from '../../../api/config.api';
import { type Identity, type IdentityUser, loadIdentity } from '../../../lib/identity';
import type { AuthState } from './auth.slice';

export interface WithAuth {
  auth: AuthState;
}

/** The identity provider's own word on who is signed in; it starts or ends a session. */
export const identityChanged = createAction<{ user: IdentityUser | null; previous: IdentityUser | null }>(
  'auth/identityChanged',
);

/** The provider, loaded on first use and listened to from then on. */
export function openIdentity(): ThunkAction<Promise<Identity>, WithAuth, unknown, UnknownAction> {
  return async (dispatch) => {
    const config = await dispatch(
      configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
    ).unwrap();
    return loadIdentity(config, (user, previous) => dispatch(identityChanged({ user, previous })));
  };
}
