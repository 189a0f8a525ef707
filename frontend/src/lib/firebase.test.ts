import { openFirebase } from './firebase';
import type { IdentityConfig, IdentityReport } from './identity';

/** The vendor's library, as far as it is used: one signed-in user, and a listener told of every change. */
const sdk = vi.hoisted(() => {
  interface User {
    uid: string;
    email: string;
    emailVerified: boolean;
    displayName: string | null;
    photoURL: null;
    getIdToken: (fresh?: boolean) => Promise<string>;
  }
  const state = {
    user: null as User | null,
    changed: () => undefined as unknown,
    persistence: [] as unknown[],
  };
  const calls: unknown[][] = [];
  const become = (user: User | null): Promise<void> => {
    state.user = user;
    state.changed();
    return Promise.resolve();
  };
  const makeUser = (email: string): User => ({
    uid: 'uid-mara',
    email,
    emailVerified: false,
    displayName: null,
    photoURL: null,
    getIdToken: (fresh) => Promise.resolve(fresh ? 'fresh' : 'kept'),
  });
  return { state, calls, become, makeUser };
});

vi.mock('firebase/app', () => ({ initializeApp: (config: object) => ({ config }) }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local',
  browserSessionPersistence: 'session',
  indexedDBLocalPersistence: 'indexeddb',
  inMemoryPersistence: 'memory',
  initializeAuth: (app: { config: object }, { persistence }: { persistence: unknown[] }) => {
    sdk.calls.push(['initializeAuth', app.config]);
    sdk.state.persistence = persistence;
    return {
      get currentUser() {
        return sdk.state.user;
      },
      authStateReady: () => Promise.resolve(),
      useDeviceLanguage: () => undefined,
    };
  },
  connectAuthEmulator: (_auth: unknown, ...rest: unknown[]) =>
    sdk.calls.push(['connectAuthEmulator', ...rest]),
  onAuthStateChanged: (_auth: unknown, listener: () => undefined) => {
    sdk.state.changed = listener;
    listener();
  },
  createUserWithEmailAndPassword: async (_auth: unknown, email: string) => {
    await sdk.become(sdk.makeUser(email));
    return { user: sdk.state.user };
  },
  signInWithEmailAndPassword: (_auth: unknown, email: string) => sdk.become(sdk.makeUser(email)),
  sendEmailVerification: ({ email }: { email: string }) => {
    sdk.calls.push(['sendEmailVerification', email]);
    return Promise.reject(new Error('no mail server'));
  },
  signOut: () => sdk.become(null),
  updateProfile: (user: { displayName: string }, profile: object) =>
    Promise.resolve(Object.assign(user, profile)),
}));

const emulator: IdentityConfig = {
  identity: 'emulator',
  firebase: { apiKey: 'trial', authDomain: '', projectId: 'demo-twyn', appId: '' },
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  sdk.state.user = null;
  sdk.calls.length = 0;
});

afterEach(() => vi.unstubAllGlobals());

const makeReport = () => vi.fn<IdentityReport>();
const names = (report: ReturnType<typeof makeReport>) =>
  report.mock.calls.map(([user]) => user?.displayName ?? null);

test('keeps the emulator on the own origin', async () => {
  await openFirebase(emulator, makeReport());
  expect(sdk.calls).toContainEqual(['connectAuthEmulator', location.origin, { disableWarnings: true }]);
});

test('leaves a real project alone', async () => {
  await openFirebase({ ...emulator, identity: 'firebase' }, makeReport());
  expect(sdk.calls.map(([name]) => name)).not.toContain('connectAuthEmulator');
});

test('keeps a person signed in for long where that is safe, and for the window where it is not', async () => {
  await openFirebase(emulator, makeReport());
  expect(sdk.state.persistence).toEqual(['indexeddb', 'local', 'session', 'memory']);
  vi.stubGlobal('isSecureContext', false);
  await openFirebase(emulator, makeReport());
  expect(sdk.state.persistence).toEqual(['session', 'memory']);
});

test('announces a new account once, when it has its name', async () => {
  const report = makeReport();
  const identity = await openFirebase(emulator, report);
  await identity.signUp({ email: 'mara@example.org', password: 'correct horse', displayName: 'Mara' });
  expect(names(report)).toEqual([null, 'Mara']);
  expect(sdk.calls).toContainEqual(['sendEmailVerification', 'mara@example.org']);
});

test('names a person without a name by their address', async () => {
  const report = makeReport();
  const identity = await openFirebase(emulator, report);
  await identity.signIn({ email: 'mara@example.org', password: 'correct horse' });
  await identity.signOut();
  expect(names(report)).toEqual([null, 'mara', null]);
  expect(report).toHaveBeenLastCalledWith(null, expect.objectContaining({ uid: 'uid-mara' }));
});

test('has no token when nobody is signed in', async () => {
  const identity = await openFirebase(emulator, makeReport());
  expect(await identity.idToken()).toBeNull();
  await identity.signIn({ email: 'mara@example.org', password: 'correct horse' });
  expect(await identity.idToken({ fresh: true })).toBe('fresh');
});

test('goes on without a database that never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const opening = openFirebase(emulator, makeReport());
  await vi.advanceTimersByTimeAsync(2000);
  await opening;
  expect(globalThis.indexedDB).toBeUndefined();
  vi.useRealTimers();
});
