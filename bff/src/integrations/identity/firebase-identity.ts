import { type Auth, type DecodedIdToken } from 'firebase-admin/auth';
import { type AccountState, Identity, type VerifiedIdentity } from './identity.js';
import { IdentityUnavailable, InvalidIdToken } from './identity.errors.js';

/** The page gives up after three seconds. */
const VERIFY_TIMEOUT_MS = 2_500;
/** Stands before a request of somebody who is signed in already. */
const LOOKUP_TIMEOUT_MS = 800;

/** Codes that mean "this proves nothing". Every other is an outage and must not be told as a bad sign-in. */
const SIGNED_OUT = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);
const GONE = new Set(['auth/user-disabled', 'auth/user-not-found']);

/** firebase-admin reports "cannot fetch Google's keys" with the code of a bad token; only the text tells them apart. */
const KEYS_OUT_OF_REACH = /^Error (while making request|fetching)/;

export class FirebaseIdentity extends Identity {
  constructor(
    private readonly auth: Auth,
    /** Asking about an account needs the emulator or a service account; checking a signature needs neither. */
    private readonly canLookUp: boolean,
  ) {
    super();
  }

  async verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
    try {
      return toIdentity(await within(VERIFY_TIMEOUT_MS, this.auth.verifyIdToken(idToken, this.canLookUp)));
    } catch (error) {
      const { code, message } = asFirebaseError(error);
      const isBadToken = SIGNED_OUT.has(code) && !KEYS_OUT_OF_REACH.test(message);
      throw isBadToken ? new InvalidIdToken(error) : new IdentityUnavailable(error);
    }
  }

  async accountState(uid: string): Promise<AccountState> {
    if (!this.canLookUp) return 'unknown';
    try {
      const account = await within(LOOKUP_TIMEOUT_MS, this.auth.getUser(uid));
      return account.disabled ? 'gone' : 'active';
    } catch (error) {
      return GONE.has(asFirebaseError(error).code) ? 'gone' : 'unknown';
    }
  }
}

function toIdentity(token: DecodedIdToken): VerifiedIdentity {
  return {
    uid: token.uid,
    email: token.email ?? null,
    emailVerified: token.email_verified ?? false,
    displayName: typeof token.name === 'string' ? token.name : null,
    photoUrl: token.picture ?? null,
    isAdmin: token.admin === true,
    signedInAt: new Date(token.auth_time * 1000),
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function asFirebaseError(error: unknown): { code: string; message: string } {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
