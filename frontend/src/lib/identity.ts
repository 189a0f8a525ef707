/** What the application knows of a person from the identity provider alone. */
export interface IdentityUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
}

export interface IdentityConfig {
  identity: 'emulator' | 'firebase';
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  displayName: string;
}

/** The identity provider, as far as the application uses it. */
export interface Identity {
  /** Null when nobody is signed in. */
  idToken(options?: { fresh: boolean }): Promise<string | null>;
  signIn(credentials: Credentials): Promise<void>;
  signUp(account: NewAccount): Promise<void>;
  signOut(): Promise<void>;
}

/** Called once the provider knows who is there, and on every change. */
export type IdentityReport = (user: IdentityUser | null, previous: IdentityUser | null) => void;

let opened: Promise<Identity> | undefined;

/** Loads the provider's library in a chunk of its own, once; a failed attempt may be repeated. */
export function loadIdentity(config: IdentityConfig, report: IdentityReport): Promise<Identity> {
  opened ??= import('./firebase')
    .then(({ openFirebase }) => openFirebase(config, report))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}
