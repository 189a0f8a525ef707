import { type Account } from './accounts.repository.js';
import { hasVerifiedEmail } from './standing.js';

interface ProviderUserInfo {
  providerId: string;
  rawId: string;
  federatedId?: string;
  email?: string | undefined;
  displayName?: string | undefined;
  phoneNumber?: string;
}

/** An account as the sign-in library reads it. What its password became is in none of the fields. */
export interface ShownAccount {
  localId: string;
  email?: string | undefined;
  emailVerified: boolean;
  displayName?: string | undefined;
  phoneNumber?: string | undefined;
  providerUserInfo: ProviderUserInfo[];
  /** Seconds, as text. */
  validSince: string;
  /** Milliseconds, as text. */
  lastLoginAt: string;
  createdAt: string;
}

export function toShownAccount(account: Account): ShownAccount {
  const { uid, email, displayName, phone, validSince, lastSignInAt, createdAt } = account;
  return {
    localId: uid,
    email: email ?? undefined,
    emailVerified: hasVerifiedEmail(account),
    displayName: displayName ?? undefined,
    phoneNumber: phone ?? undefined,
    providerUserInfo: waysIn(account),
    validSince: String(Math.floor(validSince.getTime() / 1_000)),
    lastLoginAt: String(lastSignInAt.getTime()),
    createdAt: String(createdAt.getTime()),
  };
}

function waysIn({ email, displayName, phone, passwordHash, providers }: Account): ProviderUserInfo[] {
  const name = displayName ?? undefined;
  const ways: ProviderUserInfo[] = providers
    .filter(({ opens }) => opens)
    .map((each) => ({
      providerId: each.providerId,
      rawId: each.rawId,
      federatedId: each.rawId,
      email: each.email ?? undefined,
      displayName: each.displayName ?? undefined,
    }));
  if (passwordHash !== null && email !== null) {
    ways.unshift({ providerId: 'password', rawId: email, federatedId: email, email, displayName: name });
  }
  if (phone !== null) ways.push({ providerId: 'phone', rawId: phone, phoneNumber: phone });
  return ways;
}
