import type { SignInMethods } from '../../../platform/identity/identity';

/** Counts sign-in methods. A phone number is a second factor, not a sign-in method. */
export function countSignInMethods({ hasPassword, providers }: SignInMethods): number {
  return providers.length + (hasPassword ? 1 : 0);
}
