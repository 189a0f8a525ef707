import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { useRoutes } from 'react-router-dom';
import { fakeIdentity, makeIdentityUser } from '../../../testing/fake-identity';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { authRoutes } from '../routes';

const Pages = () => useRoutes(authRoutes);

async function openLogin(): Promise<Rendered> {
  const view = renderWithProviders(<Pages />, { at: '/login' });
  await screen.findByRole('heading', { name: 'Sign in to your twin' });
  return view;
}

async function openSignup(): Promise<Rendered> {
  const view = renderWithProviders(<Pages />, { at: '/signup' });
  await screen.findByRole('heading', { name: 'Create your twin' });
  return view;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const press = (view: Rendered, name: string) => view.user.click(screen.getByRole('button', { name }));

describe('sign-in', () => {
  test('says what is missing, and leads to it', async () => {
    const view = await openLogin();
    await press(view, 'Sign in');
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    await waitFor(() => expect(email()).toHaveFocus());
    await view.user.type(email(), 'mara@example');
    await press(view, 'Sign in');
    expect(email()).toHaveAccessibleDescription('Enter a complete email address.');
  });

  test.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
    'never tells whether the account exists: %s',
    async (code) => {
      fakeIdentity.nextRefusal = code;
      const view = await openLogin();
      await view.user.type(email(), 'mara@example.org');
      await view.user.type(password(), 'wrong one{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Wrong email or password. Check both and try again.',
      );
      expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    },
  );

  test.each([
    ['auth/too-many-requests', /Too many attempts/],
    ['auth/network-request-failed', /can’t be reached/],
    ['auth/user-disabled', /is disabled/],
    ['auth/unauthorized-domain', /may not be used to sign in/],
    ['auth/quite-new', /\(auth\/quite-new\)/],
  ])('explains %s', async (code, text) => {
    fakeIdentity.nextRefusal = code;
    const view = await openLogin();
    await view.user.type(email(), 'mara@example.org');
    await view.user.type(password(), 'something{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('says so when the identity provider cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeIdentity.isUnavailable = true;
    const view = await openLogin();
    await view.user.type(email(), 'mara@example.org');
    await view.user.type(password(), 'something{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Firebase initialization failed. Please refresh the page.',
    );
  });

  test('shows and hides the password', async () => {
    const view = await openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    await press(view, 'Show password');
    expect(password()).toHaveAttribute('type', 'text');
    await press(view, 'Hide password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('lets a password manager fill it in', async () => {
    await openLogin();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  test('tells who checks the password', async () => {
    await openLogin();
    expect(await screen.findByText('Your password is checked on your own server.')).toBeVisible();
  });

  test('is sent once however often it is pressed', async () => {
    let exchanges = 0;
    server.use(
      http.post('/api/auth/firebase', () => {
        exchanges += 1;
        return HttpResponse.error();
      }),
    );
    const user = makeIdentityUser();
    fakeIdentity.accounts = [
      { email: 'mara@example.org', password: 'correct horse', displayName: 'Mara', user },
    ];
    const view = await openLogin();
    await view.user.type(email(), 'mara@example.org');
    await view.user.type(password(), 'correct horse{Enter}{Enter}');
    await vi.waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await vi.waitFor(() => expect(view.store.getState().auth.sessionProblem).not.toBeNull());
    expect(exchanges).toBe(1);
  });
});

describe('sign-up', () => {
  test('advises on the length of the password and asks for six characters', async () => {
    const view = await openSignup();
    expect(password()).toHaveAccessibleDescription(/At least 6 characters, better 12 or more/);
    await view.user.type(password(), 'abcd');
    expect(password()).toHaveAccessibleDescription('2 more to go.');
    await view.user.type(email(), 'mara@example.org');
    await press(view, 'Create account');
    expect(password()).toHaveAccessibleDescription(/Use at least 6 characters/);
    await view.user.type(password(), 'efgh');
    expect(password()).toHaveAccessibleDescription(/12 characters or more are safer/);
  });

  test('creates the account under the name given', async () => {
    const view = await openSignup();
    await view.user.type(screen.getByLabelText('Name (optional)'), 'Mara Kessler');
    await view.user.type(email(), ' mara@example.org ');
    await view.user.type(password(), 'correct horse');
    await press(view, 'Create account');
    await vi.waitFor(() => expect(view.store.getState().auth.status).toBe('signedIn'));
    expect(fakeIdentity.accounts).toMatchObject([{ email: 'mara@example.org', displayName: 'Mara Kessler' }]);
  });

  test('leads to sign-in when the email has an account already', async () => {
    fakeIdentity.nextRefusal = 'auth/email-already-in-use';
    const view = await openSignup();
    await view.user.type(email(), 'mara@example.org');
    await view.user.type(password(), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('already has an account. Sign in instead.');
    await view.user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(view.address()).toBe('/login'));
  });

  test('keeps the page to go back to', async () => {
    const view = renderWithProviders(<Pages />, { at: '/signup?next=%2Fmemory' });
    await view.user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(view.address()).toBe('/login?next=%2Fmemory'));
  });

  test('remembers on the way over sign-in that a trial was asked for', async () => {
    const view = renderWithProviders(<Pages />, { at: '/signup?trial=true&from=%2Fpricing' });
    await view.user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await view.user.click(await screen.findByRole('link', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { name: 'Start your free trial' })).toBeVisible();
  });
});
