import { randomBytes } from 'node:crypto';
import { type AccountRow } from './accounts.repository.js';

/** As long as Firebase's, and of the same letters. */
const UID_BYTES = 21;

/** An account with nothing but what is given, from this moment on. */
export function newAccount(at: Date, given: Partial<AccountRow> = {}): AccountRow {
  return {
    uid: randomBytes(UID_BYTES).toString('base64url'),
    email: null,
    emailVerified: false,
    displayName: null,
    passwordHash: null,
    phone: null,
    isAdmin: false,
    isDisabled: false,
    validSince: at,
    lastSignInAt: at,
    createdAt: at,
    ...given,
  };
}
