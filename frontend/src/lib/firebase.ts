import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Persistence,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { Identity, IdentityConfig, IdentityReport, IdentityUser } from './identity';

/** Long enough for a cold disk; a database that stays silent longer never answers at all. */
const INDEXED_DB_TIMEOUT_MS = 1500;

export async function openFirebase(
  { identity, firebase }: IdentityConfig,
  report: IdentityReport,
): Promise<Identity> {
  const isEmulator = identity === 'emulator';
  if (!(await indexedDbAnswers())) takeIndexedDbAway();
  const app = initializeApp(isEmulator ? { ...firebase, authDomain: location.host } : firebase);
  const auth = initializeAuth(app, { persistence: choosePersistence() });
  // Must follow in the same turn: the first request after it would already go to the real service.
  if (isEmulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.useDeviceLanguage();

  let previous: IdentityUser | null = null;
  let isSigningUp = false;
  const announce = (): void => {
    // A new account has no name yet while it is being made; it is announced once it is whole.
    if (isSigningUp) return;
    const current = toIdentityUser(auth.currentUser);
    report(current, previous);
    previous = current;
  };
  onAuthStateChanged(auth, announce);

  return {
    async idToken({ fresh } = { fresh: false }) {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken(fresh)) ?? null;
    },

    async signIn({ email, password }) {
      await signInWithEmailAndPassword(auth, email, password);
    },

    async signUp({ email, password, displayName }) {
      isSigningUp = true;
      try {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        if (displayName) {
          await updateProfile(user, { displayName });
          await user.getIdToken(true);
        }
        // The account works without it, so a message that cannot be sent is no failure of the sign-up.
        void sendEmailVerification(user).catch(() => undefined);
      } finally {
        isSigningUp = false;
        if (auth.currentUser) announce();
      }
    },

    signOut: () => signOut(auth),
  };
}

/** Local on secure contexts, this window's session otherwise, memory when nothing can be stored. */
function choosePersistence(): Persistence[] {
  return isSecureContext
    ? [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence, inMemoryPersistence]
    : [browserSessionPersistence, inMemoryPersistence];
}

/** Some private windows never answer an open request. */
function indexedDbAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, INDEXED_DB_TIMEOUT_MS, false);
    try {
      const probe = indexedDB.open('twyn-probe');
      probe.onerror = () => resolve(false);
      probe.onsuccess = () => {
        probe.result.close();
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}

/** Every request of the library would wait for the database; where there is none it does without. */
function takeIndexedDbAway(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}

function toIdentityUser(user: User | null): IdentityUser | null {
  if (!user) return null;
  const { uid, email, emailVerified, photoURL } = user;
  const displayName = user.displayName || email?.split('@')[0] || 'User';
  return { uid, email, emailVerified, displayName, photoURL };
}
