import { type Account } from './accounts.repository.js';

type Shown = Pick<Account, 'emailVerified' | 'isAdmin' | 'providers'>;

/**
 * An account that a played provider opens proves nothing to anybody: whoever sits at this machine can open it. So it has
 * no verified address and no rights, whatever else is known of it, until the provider is unlinked.
 */
export function isPlayed({ providers }: Pick<Account, 'providers'>): boolean {
  return providers.some(({ opens }) => opens);
}

export function hasVerifiedEmail(account: Shown): boolean {
  return account.emailVerified && !isPlayed(account);
}

export function hasAdminClaim(account: Shown): boolean {
  return account.isAdmin && !isPlayed(account);
}
