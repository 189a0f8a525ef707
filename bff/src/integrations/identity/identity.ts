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
  /** The account has changed since the token was made: a refreshed one would say what is said here. */
  isTokenStale: boolean;
}

/** What the provider says of an account now. */
export interface AccountState {
  isAdmin: boolean;
  /** Sign-ins before this do not count any more, as after a change of password. */
  validSince: Date;
}

/** By when the person signed in. */
export interface EndedSignIns {
  but?: Date;
  only?: Date[];
}

/** The outside service that knows who people are. Everything here throws IdentityUnavailable when it does not answer. */
export abstract class Identity {
  /** Looking at accounts and changing them needs more than the project's id; where this is false, only tokens say anything. */
  abstract readonly managesAccounts: boolean;

  /** Throws InvalidIdToken for a token that proves nothing. */
  abstract verifyIdToken(idToken: string): Promise<VerifiedIdentity>;

  /** Takes up to 100; those that are missing in the answer were deleted or disabled. */
  abstract findAccounts(uids: string[]): Promise<Map<string, AccountState>>;

  abstract findUid(email: string): Promise<string | undefined>;

  /** Throws AccountGone. */
  abstract setAdmin(uid: string, isAdmin: boolean): Promise<void>;

  /** An account that is gone already counts as deleted. */
  abstract deleteAccount(uid: string): Promise<void>;

  /**
   * Sees to it that these sign-ins are renewed no more: all of an account, all but the one of a moment, or those of some.
   * A provider that can only end all at once ends none: that would end the caller's own.
   */
  abstract endSignIns(uid: string, choice: EndedSignIns): Promise<void>;
}
