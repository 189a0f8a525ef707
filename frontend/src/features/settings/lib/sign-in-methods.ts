import type { SignInMethods } from '../../../platform/identity/identity';

/** Counts sign-in methods. A phone number only confirms the user, it is not one. */
export function countSignInMethods({ hasPassword, providers }: SignInMethods): number {
  return providers.length + (hasPassword ? 1 : 0);
}
