import type { SignInMethods } from '../../../platform/identity/identity';

/** How many ways lead into the account. A phone number is a proof, not a way in. */
export function countWaysIn({ hasPassword, providers }: SignInMethods): number {
  return providers.length + (hasPassword ? 1 : 0);
}
