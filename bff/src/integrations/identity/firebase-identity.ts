import { type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { type Env } from '../../config/env.js';
import { firebaseAuth } from './firebase-auth.js';
import { type AccountState, Identity, type VerifiedIdentity } from './identity.js';
import { AccountGone, IdentityUnavailable, InvalidIdToken } from './identity.errors.js';

/** The page gives up on an exchange after three seconds. */
const TIMEOUT_MS = 2_500;

/** Codes that mean "this proves nothing". Every other is an outage and must not be told as a bad sign-in. */
const SIGNED_OUT = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);
const NOT_FOUND = 'auth/user-not-found';

/** firebase-admin reports "cannot fetch Google's keys" with the code of a bad token; only the text tells them apart. */
const KEYS_OUT_OF_REACH = /^Error (while making request|fetching)/;

/** Whichever provider is configured: a Firebase project, or its emulator. */
export function openIdentity(env: Env): Identity {
  const managesAccounts = env.IDENTITY === 'emulator' || env.FIREBASE_SERVICE_ACCOUNT !== undefined;
  return new FirebaseIdentity(firebaseAuth(env), managesAccounts);
}

export class FirebaseIdentity extends Identity {
  constructor(
    private readonly auth: Auth,
    /** True with the emulator or a service account. */
    readonly managesAccounts: boolean,
  ) {
    super();
  }

  async verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
    try {
      return await within(TIMEOUT_MS, this.verify(idToken));
    } catch (error) {
      if (error instanceof InvalidIdToken) throw error;
      const { code, message } = asFirebaseError(error);
      const isBadToken = SIGNED_OUT.has(code) && !KEYS_OUT_OF_REACH.test(message);
      throw isBadToken ? new InvalidIdToken(error) : new IdentityUnavailable(error);
    }
  }

  async findAccounts(uids: string[]): Promise<Map<string, AccountState>> {
    const { users } = await this.ask(this.auth.getUsers(uids.map((uid) => ({ uid }))));
    const enabled = users.filter(({ disabled }) => !disabled);
    return new Map(enabled.map((account) => [account.uid, toState(account)]));
  }

  async findUid(email: string): Promise<string | undefined> {
    const { users } = await this.ask(this.auth.getUsers([{ email }]));
    return users[0]?.uid;
  }

  async setAdmin(uid: string, admin: boolean): Promise<void> {
    const { users } = await this.ask(this.auth.getUsers([{ uid }]));
    const [account] = users;
    if (!account) throw new AccountGone();
    // Replaces all claims, and others than ours may be there.
    await this.ask(this.auth.setCustomUserClaims(uid, { ...account.customClaims, admin }));
  }

  async deleteAccount(uid: string): Promise<void> {
    if (!this.managesAccounts) throw new IdentityUnavailable();
    const deletion = this.auth.deleteUser(uid).catch((error: unknown) => {
      if (asFirebaseError(error).code !== NOT_FOUND) throw error;
    });
    await this.ask(deletion);
  }

  endSignIns(): Promise<void> {
    return Promise.resolve();
  }

  /** The account itself, where it can be asked for, knows better than a token that may be an hour old. */
  private async verify(idToken: string): Promise<VerifiedIdentity> {
    const token = await this.auth.verifyIdToken(idToken);
    const signedInAt = new Date(token.auth_time * 1000);
    const said = fromToken(token);
    if (!this.managesAccounts) return { ...said, signedInAt, isTokenStale: false };

    const account = await this.auth.getUser(token.uid);
    if (account.disabled || signedInAt < validSince(account)) throw new InvalidIdToken();
    const known = fromAccount(account);
    const isTokenStale = said.isAdmin !== known.isAdmin || said.emailVerified !== known.emailVerified;
    return { ...known, signedInAt, isTokenStale };
  }

  private async ask<T>(work: Promise<T>): Promise<T> {
    try {
      return await within(TIMEOUT_MS, work);
    } catch (error) {
      throw new IdentityUnavailable(error);
    }
  }
}

type Person = Omit<VerifiedIdentity, 'signedInAt' | 'isTokenStale'>;

function fromToken(token: DecodedIdToken): Person {
  return {
    uid: token.uid,
    email: token.email ?? null,
    emailVerified: token.email_verified ?? false,
    displayName: typeof token.name === 'string' ? token.name : null,
    photoUrl: token.picture ?? null,
    isAdmin: isAdmin(token),
  };
}

function fromAccount(account: UserRecord): Person {
  return {
    uid: account.uid,
    email: account.email ?? null,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? null,
    photoUrl: account.photoURL ?? null,
    isAdmin: isAdmin(account.customClaims),
  };
}

function toState(account: UserRecord): AccountState {
  return { isAdmin: isAdmin(account.customClaims), validSince: validSince(account) };
}

function isAdmin(claims: Record<string, unknown> = {}): boolean {
  return claims.admin === true;
}

function validSince({ tokensValidAfterTime }: UserRecord): Date {
  return new Date(tokensValidAfterTime ?? 0);
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
