import { openIdentity } from '../../../shared/auth/api/open-identity';
import { type GuardedTask, useGuardedTask } from '../../../components/guarded-task';
import type { Identity } from '../../../platform/identity/identity';
import { useAppDispatch } from '../../../store/hooks';

/** A change that the identity provider makes. */
export function useIdentityTask<Args extends unknown[]>(
  work: (identity: Identity, ...args: Args) => Promise<unknown>,
): GuardedTask<Args> {
  const dispatch = useAppDispatch();
  return useGuardedTask(async (...args: Args) => work(await dispatch(openIdentity()), ...args));
}
