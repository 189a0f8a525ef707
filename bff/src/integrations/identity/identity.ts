/** What the identity provider vouches for. */
export interface VerifiedIdentity {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  isAdmin: boolean;
  /** When the person last proved who they are, which a refreshed token does not change. */
  signedInAt: Date;
}

/** `unknown`: the provider cannot be asked, or does not answer. */
export type AccountState = 'active' | 'gone' | 'unknown';

/** The outside service that knows who people are. */
export abstract class Identity {
  /** Throws InvalidIdToken for a token that proves nothing, IdentityUnavailable when it cannot be told. */
  abstract verifyIdToken(idToken: string): Promise<VerifiedIdentity>;

  /** Whether the account still exists and is enabled. Never throws. */
  abstract accountState(uid: string): Promise<AccountState>;
}
