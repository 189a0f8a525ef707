import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Identity, type IdentityConfig, type IdentityUser, loadIdentity } from '../lib/identity';
import { IdentityUnavailableError } from '../lib/identity-unavailable-error';
import { configApi } from './config.api';

export type IdentityThunk<T> = ThunkAction<Promise<T>, unknown, unknown, UnknownAction>;

/** The identity provider's own word on who is signed in; it starts, renews or ends a session. */
export const identityChanged = createAction<{ user: IdentityUser | null; previous: IdentityUser | null }>(
  'auth/identityChanged',
);

/** The provider, loaded on first use and listened to from then on. */
export function openIdentity(): IdentityThunk<Identity> {
  return async (dispatch) => {
    const { getConfig } = configApi.endpoints;
    const config: IdentityConfig = await dispatch(getConfig.initiate(undefined, { subscribe: false }))
      .unwrap()
      .catch((cause: unknown) => {
        throw new IdentityUnavailableError('configuration', cause);
      });
    return loadIdentity(config, (user, previous) => dispatch(identityChanged({ user, previous }))).catch(
      (cause: unknown) => {
        throw new IdentityUnavailableError('library', cause);
      },
    );
  };
}
