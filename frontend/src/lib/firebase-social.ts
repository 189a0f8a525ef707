import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  EmailAuthProvider,
  FacebookAuthProvider,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  type OAuthCredential,
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
import { pendingLink } from './pending-link';
import { providerIds } from './provider-names';
import { redirectHint } from './redirect-hint';

interface ProviderClass {
  new (): AuthProvider;
  credentialFromError(error: FirebaseError): OAuthCredential | null;
}

const providers: Record<ProviderId, ProviderClass> = {
  'google.com': GoogleAuthProvider,
  'github.com': GithubAuthProvider,
  'facebook.com': FacebookAuthProvider,
  'twitter.com': TwitterAuthProvider,
};

const WINDOWS_IMPOSSIBLE = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

const ADDRESS_TAKEN = 'auth/account-exists-with-different-credential';

type SocialMethods = Pick<Identity, 'signInWith' | 'link' | 'reauthenticate' | 'redirectFailure'>;

export function socialMethods(auth: Auth): SocialMethods {
  /** What proved a sign-in whose address belongs to another account; it is stored nowhere. */
  const pending = new Map<ProviderId, OAuthCredential | null>();

  const noteIfTaken = (error: unknown, id: ProviderId): void => {
    if (!(error instanceof FirebaseError) || error.code !== ADDRESS_TAKEN) return;
    pending.set(id, providers[id].credentialFromError(error));
    const email = error.customData?.['email'];
    if (typeof email === 'string') pendingLink.note({ provider: id, email });
  };

  return {
    async signInWith(id) {
      const provider = new providers[id]();
      try {
        await inWindow(
          id,
          () => signInWithPopup(auth, provider),
          () => signInWithRedirect(auth, provider),
        );
      } catch (error) {
        noteIfTaken(error, id);
        throw error;
      }
    },

    async link(id) {
      const user = await signedInUser(auth);
      const provider = new providers[id]();
      const credential = pending.get(id);
      // It is good for one attempt; the next one asks the service again.
      pending.delete(id);
      if (credential) {
        await linkWithCredential(user, credential);
        return;
      }
      await inWindow(
        id,
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
        proof.provider,
        () => reauthenticateWithPopup(user, provider),
        () => reauthenticateWithRedirect(user, provider),
      );
    },

    async redirectFailure() {
      const taken = redirectHint.take();
      const id = providerIds.find((each) => each === taken);
      if (id === undefined) {
        await auth.authStateReady();
        return null;
      }
      try {
        await getRedirectResult(auth);
        return null;
      } catch (error) {
        noteIfTaken(error, id);
        return error;
      }
    },
  };
}

/** A browser may block the window; then this page goes to the sign-in service itself, and nothing after it runs. */
async function inWindow(
  id: ProviderId,
  open: () => Promise<unknown>,
  leave: () => Promise<never>,
): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(error instanceof FirebaseError) || !WINDOWS_IMPOSSIBLE.has(error.code)) throw error;
    redirectHint.set(id);
    await leave();
  }
}
