import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  type Identity,
  type IdentityConfig,
  type IdentityUser,
  loadIdentity,
} from '../../../platform/identity/identity';
import { IdentityUnavailableError } from '../../../platform/identity/identity-unavailable-error';
import { configApi } from '../../config/api/config.api';
import { withTimeout } from '../../../lib/with-timeout';

export type IdentityThunk<T> = ThunkAction<Promise<T>, unknown, unknown, UnknownAction>;

/** The identity provider's own word on who is signed in; it starts, renews or ends a session. */
export const identityChanged = createAction<{ user: IdentityUser | null; previous: IdentityUser | null }>(
  'auth/identityChanged',
);

/** Longer than a session is waited for: without it nobody can sign in at all. */
const CONFIG_TIMEOUT_MS = 10_000;

/** The provider, loaded on first use and listened to from then on. */
export function openIdentity(): IdentityThunk<Identity> {
  return async (dispatch) => {
    const { getConfig } = configApi.endpoints;
    const readConfig = async (): Promise<IdentityConfig> => {
      const call = dispatch(getConfig.initiate(undefined, { subscribe: false }));
      const { data, error } = await withTimeout(call, CONFIG_TIMEOUT_MS);
      if (!data) throw new IdentityUnavailableError('configuration', error);
      return data;
    };
    try {
      return await loadIdentity(readConfig, (user, previous) =>
        dispatch(identityChanged({ user, previous })),
      );
    } catch (cause) {
      throw cause instanceof IdentityUnavailableError
        ? cause
        : new IdentityUnavailableError('library', cause);
    }
  };
}
