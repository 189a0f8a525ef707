import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { sessionRefused } from '../../../shared/auth/api/session-refused';
import { usersApi } from '../../../shared/users/api/users.api';
import { makeUser } from '../../../testing/factories/user';
import { fakeIdentity, makeIdentityUser } from '../../../testing/fake-identity';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { makeTestStore } from '../../../testing/make-test-store';
import { redirectHint } from '../../../platform/identity/redirect-hint';
import type { NewAccount } from '../../../platform/identity/identity';
import type { AppStore } from '../../../store/store';
import { sessionHint } from '../lib/session-hint';
import { authStarted } from './auth.listeners';
import { signOutRequested } from './auth.slice';
import { retryRequested } from './retry';

function start(): AppStore {
  const store = makeTestStore();
  store.dispatch(authStarted());
  return store;
}

const signUp = async (store: AppStore, account: NewAccount): Promise<void> =>
  (await store.dispatch(openIdentity())).signUp(account);
const authOf = (store: AppStore) => store.getState().auth;
const meAnswers = (answer: () => Response | Promise<Response>) => server.use(http.get('/api/me', answer));
const exchangeAnswers = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('/api/auth/firebase', answer));

describe('a first visit', () => {
  test('asks neither the server nor the identity provider', () => {
    const store = start();
    expect(authOf(store).status).toBe('signedOut');
    expect(fakeIdentity.loads).toBe(0);
  });
});

describe('a return with a session', () => {
  beforeEach(() => sessionHint.set());

  test('is let in by the cookie alone', async () => {
    meAnswers(() => HttpResponse.json(makeUser({ role: 'admin', customClaims: { admin: true } })));
    const store = start();
    expect(authOf(store).status).toBe('loading');
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedIn'));
    expect(authOf(store).user).toMatchObject({
      displayName: 'Mara',
      role: 'admin',
      customClaims: { admin: true },
      firebaseOnly: false,
    });
    expect(fakeIdentity.loads).toBe(0);
  });

  test('is exchanged anew when the session has ended but the identity has not', async () => {
    fakeIdentity.remember(makeIdentityUser());
    const store = start();
    await vi.waitFor(() =>
      expect(authOf(store)).toMatchObject({ status: 'signedIn', isOpeningSession: false }),
    );
  });

  test('is signed out when both have ended, and not asked again next time', async () => {
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
    expect(sessionHint.isSet()).toBe(false);
  });

  test('waits for a server that does not answer, and goes on when it does', async () => {
    server.use(
      http.get('/api/me', () => problem(503, 'server_unreachable', 'Later.')),
      http.get('/api/config', () => problem(503, 'server_unreachable', 'Later.')),
    );
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('unreachable'), { timeout: 4000 });
    expect(authOf(store).error).toBeNull();

    server.resetHandlers();
    meAnswers(() => HttpResponse.json(makeUser()));
    store.dispatch(retryRequested());
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedIn'));
  });

  test('asks again a server that could not tell of the session, though it told that nobody is signed in', async () => {
    meAnswers(() => problem(503, 'server_unreachable', 'Later.'));
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('unreachable'), { timeout: 4000 });
    expect(sessionHint.isSet()).toBe(true);

    meAnswers(() => HttpResponse.json(makeUser()));
    store.dispatch(retryRequested());
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedIn'));
  });

  test('asks once more a server that came back between the two questions', async () => {
    let configs = 0;
    server.use(
      http.get('/api/me', () => problem(503, 'server_unreachable', 'Later.')),
      http.get('/api/config', () => problem(503, 'server_unreachable', 'Later.')),
    );
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('unreachable'), { timeout: 4000 });

    server.resetHandlers();
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/api/config')) configs += 1;
    });
    meAnswers(() => problem(503, 'server_unreachable', 'Later.'));
    store.dispatch(retryRequested());
    await vi.waitFor(() => expect(configs).toBe(1), { timeout: 4000 });
    meAnswers(() => HttpResponse.json(makeUser()));
    await vi.waitFor(() => {
      store.dispatch(retryRequested());
      expect(authOf(store).status).toBe('signedIn');
    });
    server.events.removeAllListeners();
  });

  test('is signed out when the session was refused after an outage', async () => {
    server.use(
      http.get('/api/me', () => problem(503, 'server_unreachable', 'Later.')),
      http.get('/api/config', () => problem(503, 'server_unreachable', 'Later.')),
    );
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('unreachable'), { timeout: 4000 });

    server.resetHandlers();
    store.dispatch(retryRequested());
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
    expect(sessionHint.isSet()).toBe(false);
  });

  test('does not wait for ever for a server that takes the question and says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(
      http.get('/api/me', () => new Promise<Response>(() => undefined)),
      http.get('/api/config', () => new Promise<Response>(() => undefined)),
    );
    const store = start();
    await vi.advanceTimersByTimeAsync(3100);
    await vi.advanceTimersByTimeAsync(10_100);
    expect(authOf(store).status).toBe('unreachable');
    vi.useRealTimers();
  });

  test('says so when the identity provider cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeIdentity.isUnavailable = true;
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
    expect(authOf(store).error).toBe('Firebase initialization failed. Please refresh the page.');
  });

  test('does not miss a provider that could not be loaded while the network was away', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeIdentity.isUnavailable = true;
    meAnswers(() => HttpResponse.json(makeUser()));
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedIn'));
    await vi.advanceTimersByTimeAsync(4100);
    await vi.waitFor(() => expect(fakeIdentity.loads).toBe(1));
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(authOf(store)).toMatchObject({ status: 'signedIn', error: null });
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a return from a sign-in service', () => {
  beforeEach(() => redirectHint.set('google.com'));

  test('waits for the provider’s word, and is signed in', async () => {
    fakeIdentity.remember(makeIdentityUser());
    const store = start();
    expect(authOf(store).status).toBe('loading');
    await vi.waitFor(() => expect(authOf(store).user?.firebaseOnly).toBe(false));
  });

  test('says why it failed', async () => {
    fakeIdentity.redirectFailure = Object.assign(new Error(), { code: 'auth/user-cancelled' });
    const store = start();
    await vi.waitFor(() => expect(authOf(store).error).toMatch(/^You chose not to sign in there/));
    expect(authOf(store).status).toBe('signedOut');
  });
});

describe('the exchange', () => {
  const account = { email: 'mara@example.org', password: 'correct horse', displayName: 'Mara' };

  test('shows the person from the identity first and from the server then', async () => {
    exchangeAnswers(async () => {
      await delay(50);
      return HttpResponse.json({ success: true, user: makeUser({ displayName: 'Mara K.' }) });
    });
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(authOf(store).user?.displayName).toBe('Mara'));
    expect(authOf(store).isOpeningSession).toBe(true);
    await vi.waitFor(() => expect(authOf(store).user?.displayName).toBe('Mara K.'));
    expect(authOf(store).isOpeningSession).toBe(false);
  });

  test.each([500, 503])('goes on with the identity alone after a %d, and recovers', async (status) => {
    exchangeAnswers(() => problem(status, 'identity_unreachable', 'Later.'));
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(authOf(store).user?.firebaseOnly).toBe(true));
    expect(authOf(store).sessionProblem).toBe(`Backend authentication failed: ${status}`);

    server.resetHandlers();
    store.dispatch(retryRequested());
    await vi.waitFor(() => expect(authOf(store).user?.firebaseOnly).toBe(false));
    expect(authOf(store).sessionProblem).toBeNull();
  });

  test('that failed is remembered: a reload is let in by the identity alone, and not led to sign-in', async () => {
    exchangeAnswers(() => problem(503, 'identity_unreachable', 'Later.'));
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(authOf(store).user?.firebaseOnly).toBe(true));

    const next = start();
    const statuses = new Set<string>([authOf(next).status]);
    next.subscribe(() => statuses.add(authOf(next).status));
    await vi.waitFor(() => expect(authOf(next).user?.firebaseOnly).toBe(true));
    expect([...statuses]).toEqual(['loading', 'signedIn']);
  });

  test('tells the time zone, and is repeated with a fresh token when the account has changed since', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('/api/auth/firebase', async ({ request }) => {
        bodies.push(await request.json());
        const user = makeUser({ role: bodies.length > 1 ? 'admin' : 'user' });
        return HttpResponse.json({ success: true, user, refreshIdToken: bodies.length === 1 });
      }),
    );
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(authOf(store).user?.role).toBe('admin'));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const attemptId = expect.any(String) as string;
    expect(bodies).toEqual([
      { idToken: 'token-of-uid-mara', timeZone, attemptId },
      { idToken: 'fresh-token-of-uid-mara', timeZone, attemptId },
    ]);
  });

  test('is the same attempt until its answer was read, on the next page too', async () => {
    const attempts: unknown[] = [];
    server.use(
      http.post('/api/auth/firebase', async ({ request }) => {
        attempts.push(((await request.json()) as { attemptId: string }).attemptId);
        if (attempts.length < 3) return HttpResponse.error();
        return HttpResponse.json({ success: true, user: makeUser(), refreshIdToken: attempts.length === 3 });
      }),
    );
    await signUp(start(), account);
    await vi.waitFor(() => expect(attempts).toHaveLength(1));
    const next = start();
    await next.dispatch(openIdentity());
    await vi.waitFor(() => expect(authOf(next).sessionProblem).not.toBeNull());
    next.dispatch(retryRequested());
    await vi.waitFor(() => expect(authOf(next).user?.firebaseOnly).toBe(false));
    expect(attempts.slice(0, 3)).toEqual([attempts[0], attempts[0], attempts[0]]);
    await vi.waitFor(() => expect(attempts[3]).toEqual(expect.any(String)));
    expect(attempts[3]).not.toBe(attempts[0]);
  });

  test('is given up after three seconds and tried again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let attempts = 0;
    exchangeAnswers(async () => {
      attempts += 1;
      if (attempts === 1) await new Promise(() => undefined);
      return HttpResponse.json({ success: true, user: makeUser() });
    });
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(attempts).toBe(1));
    await vi.advanceTimersByTimeAsync(2900);
    expect(authOf(store).isOpeningSession).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(authOf(store)).toMatchObject({
      isOpeningSession: false,
      sessionProblem: 'Backend authentication failed: timed out',
      user: { firebaseOnly: true },
    });
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(authOf(store).user?.firebaseOnly).toBe(false));
  });

  test('that the server will not have ends the sign-in, and says why', async () => {
    exchangeAnswers(() => problem(403, 'sign_up_closed', 'This twin takes no new accounts.'));
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(authOf(store).error).toBe('This twin takes no new accounts.'));
    expect(authOf(store).status).toBe('signedOut');
    expect(fakeIdentity.current).toBeNull();
  });

  test('asks again for what was refused without a session', async () => {
    exchangeAnswers(() => problem(503, 'identity_unreachable', 'Later.'));
    const store = start();
    await signUp(store, account);
    await vi.waitFor(() => expect(authOf(store).user?.firebaseOnly).toBe(true));
    const { getCurrentUser } = usersApi.endpoints;
    await store.dispatch(getCurrentUser.initiate());
    expect(getCurrentUser.select()(store.getState()).error).toMatchObject({ status: 401 });

    server.resetHandlers();
    meAnswers(() => HttpResponse.json(makeUser()));
    store.dispatch(retryRequested());
    await vi.waitFor(() => expect(getCurrentUser.select()(store.getState()).data).toBeDefined());
  });
});

test('what the provider learns of a person reaches the server', async () => {
  const store = start();
  await signUp(store, { email: 'mara@example.org', password: 'correct horse', displayName: 'Mara' });
  await vi.waitFor(() => expect(authOf(store).isOpeningSession).toBe(false));
  exchangeAnswers(() =>
    HttpResponse.json({ success: true, user: makeUser({ emailVerified: true }), refreshIdToken: false }),
  );
  fakeIdentity.change(makeIdentityUser({ emailVerified: true }));
  await vi.waitFor(() => expect(authOf(store).user?.emailVerified).toBe(true));
});

describe('a session that ends in use', () => {
  async function signedIn(): Promise<AppStore> {
    sessionHint.set();
    meAnswers(() => HttpResponse.json(makeUser()));
    const store = start();
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedIn'));
    meAnswers(() => problem(401, 'unauthenticated', 'Sign in to go on.'));
    return store;
  }
  const ask = (store: AppStore) =>
    store.dispatch(usersApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }));

  test('is renewed from the identity without a word', async () => {
    let exchanges = 0;
    exchangeAnswers(() => {
      exchanges += 1;
      return HttpResponse.json({ success: true, user: makeUser() });
    });
    const store = await signedIn();
    fakeIdentity.remember(makeIdentityUser());
    await ask(store);
    await vi.waitFor(() => expect(exchanges).toBe(1));
    expect(authOf(store).status).toBe('signedIn');
  });

  test('is noticed when an answer is cut off for it', async () => {
    const store = await signedIn();
    store.dispatch(sessionRefused());
    await vi.waitFor(() => expect(authOf(store)).toMatchObject({ status: 'signedOut', hasLeft: false }));
  });

  test('leads to sign-in when the identity is gone as well', async () => {
    const store = await signedIn();
    await ask(store);
    await vi.waitFor(() => expect(authOf(store)).toMatchObject({ status: 'signedOut', hasLeft: false }));
  });
});

describe('signing out', () => {
  async function signedIn(): Promise<AppStore> {
    const store = start();
    await signUp(store, { email: 'mara@example.org', password: 'correct horse', displayName: 'Mara' });
    await vi.waitFor(() => expect(authOf(store).isOpeningSession).toBe(false));
    return store;
  }

  test('ends the session at both ends and forgets what was read', async () => {
    let hasToldServer = false;
    server.use(
      http.post('/api/auth/logout', () => {
        hasToldServer = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const store = await signedIn();
    await store.dispatch(usersApi.endpoints.getCurrentUser.initiate());
    store.dispatch(signOutRequested());
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
    expect(hasToldServer).toBe(true);
    expect(fakeIdentity.current).toBeNull();
    expect(authOf(store).hasLeft).toBe(true);
    expect(sessionHint.isSet()).toBe(false);
    expect(store.getState().api.queries).toEqual({});
  });

  test('opens no other session for what is refused meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await signedIn();
    let exchanges = 0;
    server.use(
      http.post('/api/auth/logout', async () => {
        await delay(200);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    // The provider would go on saying who is there.
    fakeIdentity.nextRefusal = 'auth/internal-error';
    exchangeAnswers(() => {
      exchanges += 1;
      return HttpResponse.json({ success: true, user: makeUser() });
    });
    store.dispatch(signOutRequested());
    await delay(50);
    store.dispatch(sessionRefused());
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
    expect(exchanges).toBe(0);
  });

  test('works when the server does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('/api/auth/logout', () => HttpResponse.error()));
    const store = await signedIn();
    store.dispatch(signOutRequested());
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
  });

  test('signs out the other tabs', async () => {
    const [here, there] = [await signedIn(), start()];
    sessionHint.set();
    meAnswers(() => HttpResponse.json(makeUser()));
    there.dispatch(authStarted());
    await vi.waitFor(() => expect(authOf(there).status).toBe('signedIn'));
    here.dispatch(signOutRequested());
    await vi.waitFor(() => expect(authOf(there).status).toBe('signedOut'));
  });

  test('in another tab leaves no words behind in this one', async () => {
    const store = await signedIn();
    sessionStorage.setItem('draft:note', '"Ana"');
    const other = new BroadcastChannel('twyn.auth');
    other.postMessage('signed-out');
    await vi.waitFor(() => expect(authOf(store).status).toBe('signedOut'));
    expect(sessionStorage.getItem('draft:note')).toBeNull();
    other.close();
  });

  test('somewhere else, or an account deleted, ends the session here', async () => {
    const store = await signedIn();
    fakeIdentity.change(null);
    expect(authOf(store).status).toBe('signedOut');
  });

  test('and in as somebody else shows nothing of the one before', async () => {
    const store = await signedIn();
    meAnswers(() => HttpResponse.json(makeUser()));
    await store.dispatch(usersApi.endpoints.getCurrentUser.initiate(undefined, { subscribe: false }));
    exchangeAnswers(() =>
      HttpResponse.json({ success: true, user: makeUser({ uid: 'uid-jo', displayName: 'Jo' }) }),
    );
    fakeIdentity.change(makeIdentityUser({ uid: 'uid-jo', displayName: 'Jo' }));
    await vi.waitFor(() => expect(authOf(store).user).toMatchObject({ uid: 'uid-jo', firebaseOnly: false }));
    expect(usersApi.endpoints.getCurrentUser.select()(store.getState()).isUninitialized).toBe(true);
  });
});
