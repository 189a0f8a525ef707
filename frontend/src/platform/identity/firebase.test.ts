import { openFirebase } from './firebase';
import type { IdentityConfig, IdentityReport } from './identity';
import { pendingLink } from './pending-link';
import { providerIds } from './provider-names';

/** The vendor's library, as far as it is used: one signed-in user, and a listener told of every change. */
const sdk = vi.hoisted(() => {
  interface User {
    uid: string;
    email: string;
    emailVerified: boolean;
    displayName: string | null;
    photoURL: null;
    phoneNumber: null;
    providerData: { providerId: string; email: string }[];
    getIdToken: (fresh?: boolean) => Promise<string>;
  }
  const state = {
    user: null as User | null,
    listeners: [] as ((user: User | null) => unknown)[],
    /** The library refuses every window with this code. */
    windowRefusal: null as string | null,
    /** With what code the page comes back from a service. */
    redirectRefusal: 'auth/user-cancelled',
    /** What the library hands over with the refusal of a sign-in. */
    credential: null as object | null,
    expiresAt: '',
    persistence: [] as unknown[],
  };
  const calls: unknown[][] = [];
  const become = (user: User | null): Promise<void> => {
    state.user = user;
    state.listeners.forEach((listener) => listener(user));
    return Promise.resolve();
  };
  const makeUser = (email: string): User => ({
    uid: 'uid-mara',
    email,
    emailVerified: false,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    providerData: [{ providerId: 'password', email }],
    getIdToken: (fresh) => Promise.resolve(fresh ? 'fresh' : 'kept'),
  });
  return { state, calls, become, makeUser };
});

vi.mock('firebase/app', () => ({
  initializeApp: (config: object) => ({ config }),
  FirebaseError: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));
vi.mock('firebase/auth', async () => {
  const { FirebaseError } = await import('firebase/app');
  const provider = (providerId: string) =>
    class {
      static credentialFromError = () => sdk.state.credential;
      providerId = providerId;
    };
  const inWindow =
    (action: string) =>
    (_of: unknown, { providerId }: { providerId: string }) => {
      sdk.calls.push([action, providerId]);
      const code = sdk.state.windowRefusal;
      return code
        ? Promise.reject(
            Object.assign(new FirebaseError(code, ''), { customData: { email: 'mara@example.org' } }),
          )
        : sdk.become(sdk.makeUser('mara@example.org'));
    };
  const away =
    (action: string) =>
    (_of: unknown, { providerId }: { providerId: string }) => {
      sdk.calls.push([action, providerId]);
      return Promise.resolve();
    };
  return {
    browserLocalPersistence: 'local',
    browserSessionPersistence: 'session',
    indexedDBLocalPersistence: 'indexeddb',
    inMemoryPersistence: 'memory',
    browserPopupRedirectResolver: 'resolver',
    GoogleAuthProvider: provider('google.com'),
    GithubAuthProvider: provider('github.com'),
    FacebookAuthProvider: provider('facebook.com'),
    TwitterAuthProvider: provider('twitter.com'),
    EmailAuthProvider: {},
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
    onIdTokenChanged: (_auth: unknown, listener: (user: typeof sdk.state.user) => unknown) => {
      sdk.state.listeners.push(listener);
      listener(sdk.state.user);
    },
    getIdTokenResult: () => Promise.resolve({ expirationTime: sdk.state.expiresAt }),
    createUserWithEmailAndPassword: async (_auth: unknown, email: string) => {
      await sdk.become(sdk.makeUser(email));
      return { user: sdk.state.user };
    },
    signInWithEmailAndPassword: (_auth: unknown, email: string) => sdk.become(sdk.makeUser(email)),
    signInWithPopup: inWindow('signInWithPopup'),
    signInWithRedirect: away('signInWithRedirect'),
    linkWithPopup: inWindow('linkWithPopup'),
    linkWithRedirect: away('linkWithRedirect'),
    linkWithCredential: (_user: unknown, credential: unknown) => {
      sdk.calls.push(['linkWithCredential', credential]);
      return Promise.resolve();
    },
    reauthenticateWithPopup: inWindow('reauthenticateWithPopup'),
    reauthenticateWithRedirect: away('reauthenticateWithRedirect'),
    getRedirectResult: () =>
      Promise.reject(
        Object.assign(new FirebaseError(sdk.state.redirectRefusal, ''), {
          customData: { email: 'mara@example.org' },
        }),
      ),
    reload: (user: { emailVerified: boolean }) =>
      Promise.resolve(Object.assign(user, { emailVerified: true })),
    sendEmailVerification: ({ email }: { email: string }) => {
      sdk.calls.push(['sendEmailVerification', email]);
      return Promise.reject(new Error('no mail server'));
    },
    signOut: () => sdk.become(null),
    updateProfile: (user: { displayName: string }, profile: object) =>
      Promise.resolve(Object.assign(user, profile)),
  };
});

const emulator: IdentityConfig = {
  identity: 'emulator',
  firebase: { apiKey: 'trial', authDomain: '', projectId: 'demo-twyn', appId: '' },
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  Object.assign(sdk.state, {
    user: null,
    listeners: [],
    windowRefusal: null,
    redirectRefusal: 'auth/user-cancelled',
    expiresAt: '2100-01-01',
  });
  pendingLink.clear();
  sdk.calls.length = 0;
  // jsdom fetches no scripts.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    sdk.calls.push(['script', new URL((script as HTMLScriptElement).src).pathname]);
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
});

afterEach(() => vi.unstubAllGlobals());

const makeReport = () => vi.fn<IdentityReport>();
const names = (report: ReturnType<typeof makeReport>) =>
  report.mock.calls.map(([user]) => user?.displayName ?? null);

test('keeps the emulator on the own origin', async () => {
  await openFirebase(emulator, makeReport());
  expect(sdk.calls).toContainEqual(['connectAuthEmulator', location.origin, { disableWarnings: true }]);
});

test('has the emulator’s stand-in for Google’s script before the library starts', async () => {
  await openFirebase(emulator, makeReport());
  expect(sdk.calls.map(([name]) => name).slice(0, 2)).toEqual(['script', 'initializeAuth']);
});

test('keeps the accounts of the own server on the own origin, too', async () => {
  await openFirebase({ ...emulator, identity: 'local' }, makeReport());
  expect(sdk.calls.map(([name]) => name)).toEqual(['script', 'initializeAuth', 'connectAuthEmulator']);
});

test('leaves a real project alone', async () => {
  await openFirebase({ ...emulator, identity: 'firebase' }, makeReport());
  expect(sdk.calls.map(([name]) => name)).toEqual(['initializeAuth']);
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

describe('a sign-in service', () => {
  test.each(providerIds)('%s opens in a window of its own', async (id) => {
    const report = makeReport();
    const identity = await openFirebase(emulator, report);
    await identity.signInWith(id);
    expect(names(report)).toEqual([null, 'mara']);
    expect(sdk.calls.at(-1)).toEqual(['signInWithPopup', id]);
    expect(await identity.redirectFailure()).toBeNull();
  });

  test('takes the page itself where windows are blocked, and is asked for its answer on the way back', async () => {
    const identity = await openFirebase(emulator, makeReport());
    sdk.state.windowRefusal = 'auth/popup-blocked';
    await identity.signInWith('twitter.com');
    expect(sdk.calls.at(-1)).toEqual(['signInWithRedirect', 'twitter.com']);
    expect(await identity.redirectFailure()).toMatchObject({ code: 'auth/user-cancelled' });
    expect(await identity.redirectFailure()).toBeNull();
  });

  test('whose address is taken is noted on the way back of the page, too', async () => {
    const identity = await openFirebase(emulator, makeReport());
    Object.assign(sdk.state, {
      windowRefusal: 'auth/popup-blocked',
      redirectRefusal: 'auth/account-exists-with-different-credential',
    });
    await identity.signInWith('github.com');
    expect(pendingLink.read()).toBeNull();
    expect(await identity.redirectFailure()).toMatchObject({ code: sdk.state.redirectRefusal });
    expect(pendingLink.read()).toEqual({ provider: 'github.com', email: 'mara@example.org' });
  });

  test('does not take the page when somebody closed the window', async () => {
    const identity = await openFirebase(emulator, makeReport());
    sdk.state.windowRefusal = 'auth/popup-closed-by-user';
    await expect(identity.signInWith('google.com')).rejects.toMatchObject({
      code: 'auth/popup-closed-by-user',
    });
    expect(sdk.calls.at(-1)).toEqual(['signInWithPopup', 'google.com']);
  });

  test.each([
    ['with what proved it the first time', { token: 'kept' }, [['linkWithCredential', { token: 'kept' }]]],
    ['in a window where nothing was handed over', null, [['linkWithPopup', 'google.com']]],
  ])('whose address is taken can be added afterwards, %s', async (_, credential, calls) => {
    const identity = await openFirebase(emulator, makeReport());
    Object.assign(sdk.state, { windowRefusal: 'auth/account-exists-with-different-credential', credential });
    await expect(identity.signInWith('google.com')).rejects.toThrow();
    expect(pendingLink.read()).toEqual({ provider: 'google.com', email: 'mara@example.org' });
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('kept');

    Object.assign(sdk.state, { windowRefusal: null });
    await identity.signIn({ email: 'mara@example.org', password: 'correct horse' });
    await identity.link('google.com');
    expect(sdk.calls.slice(-1)).toEqual(calls);
    // Once only: what did not do is not tried again.
    await identity.link('google.com');
    expect(sdk.calls.at(-1)).toEqual(['linkWithPopup', 'google.com']);
  });

  test('is added to an account, or confirms it, in the same way', async () => {
    const identity = await openFirebase(emulator, makeReport());
    await expect(identity.link('google.com')).rejects.toMatchObject({ code: 'auth/no-current-user' });
    await identity.signIn({ email: 'mara@example.org', password: 'correct horse' });
    sdk.state.windowRefusal = 'auth/popup-blocked';
    await identity.link('google.com');
    await identity.reauthenticate({ provider: 'github.com' });
    expect(sdk.calls.slice(-4).map(([name]) => name)).toEqual([
      'linkWithPopup',
      'linkWithRedirect',
      'reauthenticateWithPopup',
      'reauthenticateWithRedirect',
    ]);
  });
});

test('reads how a person can sign in, and fetches a token that knows it', async () => {
  const identity = await openFirebase(emulator, makeReport());
  await identity.signIn({ email: 'mara@example.org', password: 'correct horse' });
  const renewed = vi.spyOn(sdk.state.user!, 'getIdToken');
  expect(await identity.methods()).toEqual({
    email: 'mara@example.org',
    emailVerified: true,
    hasPassword: true,
    providers: [],
    phone: null,
  });
  expect(renewed).toHaveBeenCalledExactlyOnceWith(true);
});

test('renews a token five minutes before it runs out', async () => {
  vi.useFakeTimers();
  sdk.state.expiresAt = new Date(Date.now() + 3600_000).toUTCString();
  const opening = openFirebase(emulator, makeReport());
  await vi.advanceTimersByTimeAsync(2000);
  await (await opening).signIn({ email: 'mara@example.org', password: 'correct horse' });
  const renewed = vi.spyOn(sdk.state.user!, 'getIdToken');
  await vi.advanceTimersByTimeAsync(54 * 60_000);
  expect(renewed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(renewed).toHaveBeenCalledExactlyOnceWith(true);
  vi.useRealTimers();
});
