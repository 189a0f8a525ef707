import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import { makeUser } from '../testing/factories/user';
import { fakeIdentity, makeIdentityUser } from '../testing/fake-identity';
import { problem } from '../testing/msw/problem';
import { server } from '../testing/msw/server';
import { type Rendered, renderWithProviders } from '../testing/render';
import { authStarted } from '../features/auth';
import { AppRoutes } from './router';

beforeEach(() =>
  server.use(
    http.get('/api/memories', () =>
      HttpResponse.json({ items: [], nextCursor: null, total: 0, totalIs: 'exact' }),
    ),
    http.get('/api/conversations', () => HttpResponse.json({ items: [], nextCursor: null })),
  ),
);

function visit(at: string): Rendered {
  const view = renderWithProviders(<AppRoutes />, { at });
  view.store.dispatch(authStarted());
  return view;
}

function returnTo(at: string): Rendered {
  localStorage.setItem('twyn.signed-in', '1');
  server.use(http.get('/api/me', () => HttpResponse.json(makeUser())));
  return visit(at);
}

async function signIn(view: Rendered): Promise<void> {
  const user = makeIdentityUser();
  fakeIdentity.accounts = [
    { email: 'mara@example.org', password: 'correct horse', displayName: 'Mara', user },
  ];
  await view.user.type(await screen.findByLabelText('Email'), 'mara@example.org');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
}

const nav = () => screen.findByRole('navigation', { name: 'Main' });

describe('a visitor without a session', () => {
  test('sees the home page at once', async () => {
    visit('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your second mind');
    expect(document.title).toBe('Twyn | Your Second Mind - Personal AI Digital Twin');
  });

  test.each([
    ['/', '/signup?trial=true&from=%2F'],
    ['/pricing', '/signup?trial=true&from=%2Fpricing'],
  ])('starts a free trial from %s', async (at, target) => {
    const view = visit(at);
    const [inBar] = await screen.findAllByRole('link', { name: 'Start Free Trial' });
    await view.user.click(inBar!);
    expect(await screen.findByRole('heading', { name: 'Start your free trial' })).toBeVisible();
    await waitFor(() => expect(view.address()).toBe(target));
  });

  test('starts a free trial from the end of the prices', async () => {
    const view = visit('/pricing');
    const page = within(await screen.findByRole('main'));
    await view.user.click(await page.findByRole('link', { name: 'Start Free Trial' }));
    expect(await screen.findByRole('heading', { name: 'Start your free trial' })).toBeVisible();
    await waitFor(() => expect(view.address()).toBe('/signup?trial=true&from=%2Fpricing'));
  });

  test('is asked to sign in, and led back to the page asked for', async () => {
    const view = visit('/memory?kind=fact');
    await waitFor(() => expect(view.address()).toBe('/login?next=%2Fmemory%3Fkind%3Dfact'));
    await signIn(view);
    await waitFor(() => expect(view.address()).toBe('/memory?kind=fact'));
  });

  test('is asked to sign in below the dashboard, and led to nowhere else', async () => {
    const view = visit('/dashboard/of/something//else?next=//evil.example');
    await waitFor(() => expect(view.address()).toBe('/login?next=%2Fdashboard'));
  });

  test('is led from /twin to the address that took its place', async () => {
    const visited: string[] = [];
    function Witness(): null {
      visited.push(useLocation().pathname);
      return null;
    }
    const { store } = renderWithProviders(
      <>
        <AppRoutes />
        <Witness />
      </>,
      { at: '/twin' },
    );
    store.dispatch(authStarted());
    await waitFor(() => expect(visited.at(-1)).toBe('/login'));
    expect(visited).toContain('/twin-interface');
  });

  test.each([
    '/dashboard',
    '/ai-chat',
    '/ai-dashboard',
    '/twin-interface',
    '/biometrics',
    '/devices',
    '/smart-home',
    '/voice',
    '/memory',
    '/memory/semantic-search',
    '/analytics',
    '/settings',
    '/admin',
  ])('is asked to sign in at %s', async (at) => {
    const view = visit(at);
    await waitFor(() => expect(view.address()).toBe(`/login?next=${encodeURIComponent(at)}`));
  });

  test('is told of a post that is not there, by a page with a title of its own', async () => {
    const view = visit('/blog/no-such-post');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Post not found');
    expect(document.title).toBe('Twyn | Post not found');
    await view.user.click(screen.getByRole('link', { name: 'All posts' }));
    await waitFor(() => expect(document.title).toBe('Twyn | Blog'));
  });

  test('goes to the dashboard after signing in', async () => {
    const view = visit('/login');
    await signIn(view);
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
    expect(await nav()).toBeVisible();
  });

  test('goes home from an unknown address', async () => {
    const view = visit('/no/such/page');
    await waitFor(() => expect(view.address()).toBe('/'));
  });

  test('meets the focus and the title of every page arrived at', async () => {
    const view = visit('/login');
    await view.user.click(await screen.findByRole('link', { name: 'Create an account' }));
    const heading = await screen.findByRole('heading', { name: 'Create your twin' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Twyn | Create account');
  });
});

describe('a person with a session', () => {
  test('waits at the splash screen until it is known who is there', async () => {
    returnTo('/dashboard');
    expect(screen.getByText('Initializing Neural Interface...')).toBeVisible();
    expect(await nav()).toBeVisible();
  });

  test('waits at the home page with its own words', () => {
    localStorage.setItem('twyn.signed-in', '1');
    server.use(http.get('/api/me', () => new Promise<Response>(() => undefined)));
    renderWithProviders(<AppRoutes />, { at: '/' }).store.dispatch(authStarted());
    expect(screen.getAllByText('Loading your experience...')[0]).toBeVisible();
  });

  test.each(['/login', '/signup', '/dashboard/anything', '/admin', '/admin/messages'])(
    'goes from %s to the dashboard',
    async (at) => {
      const view = returnTo(at);
      await waitFor(() => expect(view.address()).toBe('/dashboard'));
    },
  );

  test('may look at the home page, which leads back to work', async () => {
    const view = returnTo('/');
    const links = await screen.findAllByRole('link', { name: 'Dashboard' });
    await view.user.click(links[0]!);
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  });

  test('is asked to sign in again when the session has ended, and led back', async () => {
    localStorage.setItem('twyn.signed-in', '1');
    const view = visit('/ai-chat');
    await waitFor(() => expect(view.address()).toBe('/login?next=%2Fai-chat'));
  });

  test('stays in when the server is down, and is told', async () => {
    server.use(
      http.get('/api/me', () => problem(503, 'unavailable', 'Starting.')),
      http.post('/api/auth/firebase', () => problem(503, 'unavailable', 'Starting.')),
    );
    localStorage.setItem('twyn.signed-in', '1');
    fakeIdentity.remember(makeIdentityUser());
    const view = visit('/dashboard');
    const banner = 'You’re signed in, but your twin can’t be reached';
    expect(await screen.findByText(banner, {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('Backend authentication failed: 503')).toBeVisible();

    server.use(http.post('/api/auth/firebase', () => HttpResponse.json({ success: true, user: makeUser() })));
    await view.user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText(/Can’t reach your twin/)).not.toBeInTheDocument());
  });

  test.each(['/memory', '/login'])(
    'is told at %s that the twin does not answer, and led on when it does',
    async (at) => {
      localStorage.setItem('twyn.signed-in', '1');
      server.use(
        http.get('/api/me', () => problem(503, 'server_unreachable', 'Later.')),
        http.get('/api/config', () => problem(503, 'server_unreachable', 'Later.')),
      );
      const view = visit(at);
      expect(
        await screen.findByRole('heading', { name: 'Can’t reach your twin' }, { timeout: 4000 }),
      ).toBeVisible();
      expect(screen.queryByText(/Firebase/)).not.toBeInTheDocument();

      server.resetHandlers();
      server.use(http.get('/api/me', () => HttpResponse.json(makeUser())));
      await view.user.click(screen.getByRole('button', { name: 'Try now' }));
      expect(await nav()).toBeVisible();
    },
  );
});
