import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import { accountMethods } from './firebase-account';
import { choosePersistence } from './firebase-persistence';
import { phoneMethods } from './firebase-phone';
import { socialMethods } from './firebase-social';
import { keepTokenFresh } from './firebase-token';
import type { Identity, IdentityConfig, IdentityReport, IdentityUser } from './identity';

/** Stands in for a script that the library would fetch from Google. */
const GAPI_LITE = '/gapi-lite.js';

export async function openFirebase(config: IdentityConfig, report: IdentityReport): Promise<Identity> {
  const auth = await openAuth(config);
  const announce = announcer(auth, report);
  onIdTokenChanged(auth, announce.now);
  keepTokenFresh(auth);

  return {
    async idToken({ fresh } = { fresh: false }) {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken(fresh)) ?? null;
    },

    async signIn({ email, password }) {
      await signInWithEmailAndPassword(auth, email, password);
    },

    signUp: ({ email, password, displayName }) =>
      // A new account has no name yet while it is being made.
      announce.onceWhole(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        if (displayName) {
          await updateProfile(user, { displayName });
          await user.getIdToken(true);
        }
        // The account works without it, so a message that cannot be sent is no failure of the sign-up.
        void sendEmailVerification(user).catch(() => undefined);
      }),

    signOut: () => signOut(auth),
    ...socialMethods(auth),
    ...accountMethods(auth),
    ...phoneMethods(auth),
  };
}

async function openAuth({ identity, firebase }: IdentityConfig): Promise<Auth> {
  // The own server and the emulator both answer on this origin, in the place of Google's.
  const isOwn = identity !== 'firebase';
  const [persistence] = await Promise.all([choosePersistence(), isOwn && loadScript(GAPI_LITE)]);
  const app = initializeApp(isOwn ? { ...firebase, authDomain: location.host } : firebase);
  const auth = initializeAuth(app, { persistence, popupRedirectResolver: browserPopupRedirectResolver });
  // Must follow in the same turn: the first request after it would already go to the real service.
  if (isOwn) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.useDeviceLanguage();
  return auth;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} couldn’t be loaded.`));
    document.head.append(script);
  });
}

interface Announcer {
  now: () => void;
  /** Keeps still about the steps of a change. */
  onceWhole: (change: () => Promise<void>) => Promise<void>;
}

/** Tells who is signed in: first of all, and whenever it changed. */
function announcer(auth: Auth, report: IdentityReport): Announcer {
  let previous: IdentityUser | null | undefined;
  let isChanging = false;
  const now = (): void => {
    const current = toIdentityUser(auth.currentUser);
    if (isChanging || JSON.stringify(current) === JSON.stringify(previous)) return;
    const before = previous ?? null;
    previous = current;
    report(current, before);
  };
  const onceWhole = async (change: () => Promise<void>): Promise<void> => {
    isChanging = true;
    try {
      await change();
    } finally {
      isChanging = false;
      now();
    }
  };
  return { now, onceWhole };
}

function toIdentityUser(user: User | null): IdentityUser | null {
  if (!user) return null;
  const { uid, email, emailVerified, photoURL } = user;
  const displayName = user.displayName || email?.split('@')[0] || 'User';
  return { uid, email, emailVerified, displayName, photoURL };
}
