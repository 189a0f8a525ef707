import type { ProviderId } from './provider-names';

export type { ProviderId } from './provider-names';

/** What the application knows of a person from the identity provider alone. */
export interface IdentityUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
}

export interface IdentityConfig {
  /** Who keeps the accounts: this twin's own server, the emulator in its place, or a Firebase project. */
  identity: 'local' | 'emulator' | 'firebase';
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  displayName: string;
}

/** The ways in which the signed-in person can prove who they are. */
export interface SignInMethods {
  email: string | null;
  emailVerified: boolean;
  hasPassword: boolean;
  providers: { id: ProviderId; email: string | null }[];
  phone: string | null;
}

export type Proof = { password: string } | { provider: ProviderId };

/** The identity provider, as far as the application uses it. What it refuses rejects; identity-error.ts has the words. */
export interface Identity {
  /** Null when nobody is signed in. */
  idToken(options?: { fresh: boolean }): Promise<string | null>;
  signIn(credentials: Credentials): Promise<void>;
  signUp(account: NewAccount): Promise<void>;
  signOut(): Promise<void>;
  /** In a window of its own; where that is blocked the page itself leaves, and comes back signed in. */
  signInWith(provider: ProviderId): Promise<void>;
  /**
   * Why the sign-in that this page came back from failed; null when it did not, or there was none. Who is there has been
   * reported by then.
   */
  redirectFailure(): Promise<unknown>;

  /** As the provider has them now: a link opened elsewhere may have changed them. */
  methods(): Promise<SignInMethods>;
  sendEmailVerification(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Whom the code of an emailed link is for; it is not used up. */
  checkActionCode(code: string): Promise<{ email: string | null }>;
  applyActionCode(code: string): Promise<void>;
  confirmPasswordReset(code: string, password: string): Promise<void>;

  reauthenticate(proof: Proof): Promise<void>;
  /** Takes effect with the link that is sent to the new address. */
  changeEmail(email: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  changeDisplayName(name: string): Promise<void>;
  link(provider: ProviderId): Promise<void>;
  unlink(method: ProviderId | 'phone' | 'password'): Promise<void>;
  /** Sends a code to the number, in international form; confirming it adds the number to the account. */
  startPhone(number: string): Promise<{ confirm(code: string): Promise<void> }>;
  deleteAccount(): Promise<void>;
}

/** Called once the provider knows who is there, and whenever that or what it says of them changes. */
export type IdentityReport = (user: IdentityUser | null, previous: IdentityUser | null) => void;

let opened: Promise<Identity> | undefined;

/** Loads the provider's library in a chunk of its own, once; a failed attempt may be repeated. */
export function loadIdentity(
  readConfig: () => Promise<IdentityConfig>,
  report: IdentityReport,
): Promise<Identity> {
  opened ??= open(readConfig, report).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(readConfig: () => Promise<IdentityConfig>, report: IdentityReport): Promise<Identity> {
  const [config, { openFirebase }] = await Promise.all([readConfig(), import('./firebase')]);
  return openFirebase(config, report);
}
