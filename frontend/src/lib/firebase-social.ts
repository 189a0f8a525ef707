import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  EmailAuthProvider,
  FacebookAuthProvider,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  linkWithRedirect,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
} from 'firebase/auth';
import { signedInUser } from './firebase-user';
import type { Identity, ProviderId } from './identity';
import { redirectHint } from './redirect-hint';

const providers: Record<ProviderId, new () => AuthProvider> = {
  'google.com': GoogleAuthProvider,
  'github.com': GithubAuthProvider,
  'facebook.com': FacebookAuthProvider,
  'twitter.com': TwitterAuthProvider,
};

const WINDOWS_IMPOSSIBLE = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

type SocialMethods = Pick<Identity, 'signInWith' | 'link' | 'reauthenticate' | 'redirectFailure'>;

export function socialMethods(auth: Auth): SocialMethods {
  return {
    async signInWith(id) {
      const provider = new providers[id]();
      await inWindow(
        () => signInWithPopup(auth, provider),
        () => signInWithRedirect(auth, provider),
      );
    },

    async link(id) {
      const user = await signedInUser(auth);
      const provider = new providers[id]();
      await inWindow(
        () => linkWithPopup(user, provider),
        () => linkWithRedirect(user, provider),
      );
    },

    async reauthenticate(proof) {
      const user = await signedInUser(auth);
      if ('password' in proof) {
        const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
        await reauthenticateWithCredential(user, credential);
        return;
      }
      const provider = new providers[proof.provider]();
      await inWindow(
        () => reauthenticateWithPopup(user, provider),
        () => reauthenticateWithRedirect(user, provider),
      );
    },

    async redirectFailure() {
      if (!redirectHint.isSet()) return null;
      redirectHint.clear();
      return getRedirectResult(auth).then(
        () => null,
        (error: unknown) => error,
      );
    },
  };
}

/** A browser may block the window; then this page goes to the sign-in service itself, and nothing after it runs. */
async function inWindow(open: () => Promise<unknown>, leave: () => Promise<never>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(error instanceof FirebaseError) || !WINDOWS_IMPOSSIBLE.has(error.code)) throw error;
    redirectHint.set();
    await leave();
  }
}
